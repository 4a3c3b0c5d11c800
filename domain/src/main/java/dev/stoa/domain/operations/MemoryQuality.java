package dev.stoa.domain.operations;

/**
 * How useful the memories of a workspace are.
 *
 * @param memories how many there are, archived ones apart
 * @param duplicates those whose content another scope has too
 * @param unused those that no outcome was ever recorded for
 * @param stale those that were not changed for longer than the limit of their tier
 */
public record MemoryQuality(long memories, long duplicates, long unused, long stale) {}
