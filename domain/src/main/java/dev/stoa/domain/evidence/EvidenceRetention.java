package dev.stoa.domain.evidence;

import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.UnitRange;
import java.time.Duration;
import java.time.Instant;

/**
 * Which evidence expires: what is old, not cited and not reliable.
 *
 * @param maxAge the age from which it is old
 * @param reliable the reliability from which it is kept
 */
public record EvidenceRetention(Duration maxAge, double reliable) {

  /** 90 days and a reliability of 0.8. */
  public static final EvidenceRetention DEFAULT = new EvidenceRetention(Duration.ofDays(90), 0.8);

  /** Refuses an age and a reliability out of range. */
  public EvidenceRetention {
    Instants.requireAge("max age", maxAge);
    UnitRange.require("reliable", reliable);
  }

  /** What was created before this instant is old. */
  public Instant cutoff(Instant now) {
    return Instants.before(now, maxAge);
  }
}
