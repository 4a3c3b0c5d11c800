/** The circuit breakers' wiring, their commands and their chapter of the demo. */
package dev.stoa.bootstrap.resilience;
