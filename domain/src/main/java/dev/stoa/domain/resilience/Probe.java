package dev.stoa.domain.resilience;

import dev.stoa.domain.kernel.PlainText;
import java.time.Instant;

/** A running probe, and the instant after which it is taken for dead and blocks nobody. */
public record Probe(String id, Instant until) {

  /** Refuses an id no store can hold. */
  public Probe {
    PlainText.require("probe id", id, 64);
  }

  boolean isAliveAt(Instant now) {
    return now.isBefore(until);
  }
}
