package dev.stoa.domain.memory;

import io.vavr.collection.Seq;

/** What was archived because a tier was over its limit, and whether one still is. */
public record EvictionReport(Seq<MemoryId> evicted, boolean more) {}
