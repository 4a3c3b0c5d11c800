/** Evolution in tables. */
@NullMarked
package dev.stoa.adapter.jooq.evolution;

import org.jspecify.annotations.NullMarked;
