/** Wiring of circuit breakers. */
@NullMarked
package dev.stoa.bootstrap.resilience;

import org.jspecify.annotations.NullMarked;
