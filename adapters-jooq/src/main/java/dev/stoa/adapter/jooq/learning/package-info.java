/** What was learned, in tables. */
@NullMarked
package dev.stoa.adapter.jooq.learning;

import org.jspecify.annotations.NullMarked;
