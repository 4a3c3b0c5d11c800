/** Specialists in tables. */
@NullMarked
package dev.stoa.adapter.jooq.specialist;

import org.jspecify.annotations.NullMarked;
