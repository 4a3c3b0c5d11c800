package dev.stoa.domain.memory;

import io.vavr.collection.Seq;

/**
 * What was archived because its time was over or because nobody touched it, and whether there may
 * be more.
 */
public record ExpiryReport(Seq<MemoryId> ended, Seq<MemoryId> aged, boolean more) {}
