package dev.stoa.domain.agent;

import java.time.Instant;

/** Where a spawn stands among others, earliest start first, ties by id. */
public record SpawnPosition(Instant startedAt, SpawnId id) {}
