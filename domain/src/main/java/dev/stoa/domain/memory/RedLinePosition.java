package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.Instants;
import java.time.Instant;

/** A position in a list of protected memories. */
public record RedLinePosition(Instant createdAt, MemoryId id) {

  /** Refuses an instant that cannot be stored. */
  public RedLinePosition {
    createdAt = Instants.require("created_at", createdAt);
  }
}
