/** The contract of every store of circuit breakers, and an in-memory fake. */
@NullMarked
package dev.stoa.testkit.resilience;

import org.jspecify.annotations.NullMarked;
