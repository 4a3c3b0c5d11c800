package dev.stoa.domain.memory;

import java.time.Instant;

/**
 * An archived memory.
 *
 * @param sequence later ones have greater numbers
 */
public record ArchivedMemory(long sequence, Memory memory, String reason, Instant archivedAt) {}
