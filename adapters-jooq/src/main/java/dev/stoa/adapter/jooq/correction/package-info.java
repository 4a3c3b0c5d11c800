/** Corrections in tables. */
@NullMarked
package dev.stoa.adapter.jooq.correction;

import org.jspecify.annotations.NullMarked;
