/** The circuit breakers in a table. */
@NullMarked
package dev.stoa.adapter.jooq.resilience;

import org.jspecify.annotations.NullMarked;
