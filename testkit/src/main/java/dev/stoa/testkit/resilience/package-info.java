/** What every store of circuit breakers must do, and a fake that does it. */
package dev.stoa.testkit.resilience;
