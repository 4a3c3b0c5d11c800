/** The repositories of debates. */
@NullMarked
package dev.stoa.adapter.jooq.debate;

import org.jspecify.annotations.NullMarked;
