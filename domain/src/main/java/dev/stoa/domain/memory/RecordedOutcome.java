package dev.stoa.domain.memory;

/**
 * An outcome as it is stored.
 *
 * @param sequence its number among the outcomes of the memory, from 1
 */
public record RecordedOutcome(long sequence, MemoryOutcome outcome) {}
