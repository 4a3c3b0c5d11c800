/** Memories, their ranks, their moves and their archive in tables. */
package dev.stoa.adapter.jooq.memory;
