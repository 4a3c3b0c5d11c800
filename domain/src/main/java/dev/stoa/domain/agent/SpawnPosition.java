package dev.stoa.domain.agent;

import dev.stoa.domain.kernel.Instants;
import java.time.Instant;

/** The position of a spawn in a list: earliest start first, ties by id. */
public record SpawnPosition(Instant startedAt, SpawnId id) {

  /** Refuses an instant that cannot be stored. */
  public SpawnPosition {
    startedAt = Instants.require("started_at", startedAt);
  }
}
