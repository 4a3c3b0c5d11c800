/** The contract of every store of circuit breakers. */
@NullMarked
package dev.stoa.testkit.resilience;

import org.jspecify.annotations.NullMarked;
