/** Stores of other systems, and what is remembered of imports, on either engine. */
@NullMarked
package dev.stoa.adapter.jooq.imports;

import org.jspecify.annotations.NullMarked;
