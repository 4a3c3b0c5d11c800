/** What every store of circuit breakers must do, and a fake that does it. */
@NullMarked
package dev.stoa.testkit.resilience;

import org.jspecify.annotations.NullMarked;
