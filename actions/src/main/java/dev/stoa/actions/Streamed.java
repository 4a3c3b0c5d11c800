package dev.stoa.actions;

import dev.stoa.actions.shape.Param;

/** The end of an answer that was given in lines. */
public record Streamed(@Param("How many items were written.") long count) {}
