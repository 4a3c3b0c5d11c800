/** The demo section of circuit breakers. */
@NullMarked
package dev.stoa.app.resilience;

import org.jspecify.annotations.NullMarked;
