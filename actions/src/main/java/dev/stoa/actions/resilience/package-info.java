/** Actions of circuit breakers. */
@NullMarked
package dev.stoa.actions.resilience;

import org.jspecify.annotations.NullMarked;
