/**
 * Chains imported from the AUA framework, verified by that system's own rule and distinguished
 * where its tables lack what was hashed.
 */
@NullMarked
package dev.stoa.domain.audit.aua;

import org.jspecify.annotations.NullMarked;
