/** The circuit breakers in a table. */
package dev.stoa.adapter.jooq.resilience;
