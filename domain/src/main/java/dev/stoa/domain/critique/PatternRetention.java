package dev.stoa.domain.critique;

import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.UnitRange;
import java.time.Duration;
import java.time.Instant;

/**
 * Which patterns are archived: those that are old and mostly fail.
 *
 * @param maxAge the age from which a pattern is old
 * @param minSuccessRate the success rate below which a pattern mostly fails
 */
public record PatternRetention(Duration maxAge, double minSuccessRate) {

  /** 90 days and a success rate of 0.3. */
  public static final PatternRetention DEFAULT = new PatternRetention(Duration.ofDays(90), 0.3);

  /** Refuses an age and a rate out of range. */
  public PatternRetention {
    Instants.requireAge("max age", maxAge);
    UnitRange.require("min_success_rate", minSuccessRate);
  }

  /** Patterns updated before this instant are old. */
  public Instant cutoff(Instant now) {
    return Instants.before(now, maxAge);
  }

  /** Whether an old pattern is kept because of its success rate. */
  public boolean keeps(CritiquePattern pattern) {
    return pattern.successRate() >= minSuccessRate;
  }
}
