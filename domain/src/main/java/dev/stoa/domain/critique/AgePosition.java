package dev.stoa.domain.critique;

import dev.stoa.domain.kernel.Instants;
import java.time.Instant;

/** A position in a list by age. */
public record AgePosition(Instant updatedAt, PatternId id) {

  /** Refuses an instant that cannot be stored. */
  public AgePosition {
    updatedAt = Instants.require("updated_at", updatedAt);
  }
}
