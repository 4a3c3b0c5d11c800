/** The circuit breakers' wiring, their commands and their section of the demo. */
@NullMarked
package dev.stoa.bootstrap.resilience;

import org.jspecify.annotations.NullMarked;
