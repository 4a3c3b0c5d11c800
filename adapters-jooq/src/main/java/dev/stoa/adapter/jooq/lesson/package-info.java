/** Lessons in tables. */
@NullMarked
package dev.stoa.adapter.jooq.lesson;

import org.jspecify.annotations.NullMarked;
