package dev.stoa.domain.memory;

import java.time.Instant;

/**
 * A memory put away, as it was then.
 *
 * @param sequence later ones have greater numbers
 */
public record ArchivedMemory(long sequence, Memory memory, String reason, Instant archivedAt) {}
