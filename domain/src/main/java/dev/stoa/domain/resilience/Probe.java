package dev.stoa.domain.resilience;

import dev.stoa.domain.kernel.PlainText;
import java.time.Instant;

/** A running probe, and the end of its lease. */
public record Probe(String id, Instant until) {

  /** Refuses an id that cannot be stored. */
  public Probe {
    PlainText.require("probe_id", id, 64);
  }

  boolean isAliveAt(Instant now) {
    return now.isBefore(until);
  }
}
