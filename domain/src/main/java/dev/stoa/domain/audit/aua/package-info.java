/**
 * Chains imported from the AUA framework, verified by that system's own rule and told apart where
 * its tables forget what was hashed. Uses: json.
 */
@NullMarked
package dev.stoa.domain.audit.aua;

import org.jspecify.annotations.NullMarked;
