/** Rows of one kind that several contexts have, and the statements for them. */
@NullMarked
package dev.stoa.adapter.jooq.rows;

import org.jspecify.annotations.NullMarked;
