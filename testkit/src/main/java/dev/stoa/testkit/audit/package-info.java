/** Contracts of the audit chain. */
@NullMarked
package dev.stoa.testkit.audit;

import org.jspecify.annotations.NullMarked;
