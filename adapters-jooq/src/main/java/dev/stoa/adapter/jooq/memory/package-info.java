/** Memories, their ranks, their moves and their archive in tables. */
@NullMarked
package dev.stoa.adapter.jooq.memory;

import org.jspecify.annotations.NullMarked;
