package dev.stoa.domain.agent;

import dev.stoa.domain.kernel.Instants;
import java.time.Instant;

/** Where a spawn stands among others, earliest start first, ties by id. */
public record SpawnPosition(Instant startedAt, SpawnId id) {

  /** Refuses an instant that no store keeps. */
  public SpawnPosition {
    startedAt = Instants.require("started_at", startedAt);
  }
}
