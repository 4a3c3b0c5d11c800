package dev.stoa.domain.memory;

import java.time.Instant;

/** Where a listing of protected memories stands. */
public record RedLinePosition(Instant createdAt, MemoryId id) {}
