package dev.stoa.domain.memory;

import io.vavr.collection.Seq;

/**
 * What was archived because it had expired or was not changed for long, and whether there may be
 * more.
 */
public record ExpiryReport(Seq<MemoryId> ended, Seq<MemoryId> aged, boolean more) {}
