package dev.stoa.domain.critique;

import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.UnitRange;
import java.time.Duration;
import java.time.Instant;

/**
 * Which patterns are put away: those that are both old and mostly fail.
 *
 * @param maxAge older ones are old
 * @param minSuccessRate below it they mostly fail
 */
public record PatternRetention(Duration maxAge, double minSuccessRate) {

  /** Ninety days and three in ten. */
  public static final PatternRetention DEFAULT = new PatternRetention(Duration.ofDays(90), 0.3);

  /** Refuses an age and a rate out of range. */
  public PatternRetention {
    Instants.requireAge("max age", maxAge);
    UnitRange.require("min_success_rate", minSuccessRate);
  }

  /** What was touched at or after it is not old. */
  public Instant cutoff(Instant now) {
    return Instants.before(now, maxAge);
  }

  /** Whether a pattern that is old is kept for its merits. */
  public boolean keeps(CritiquePattern pattern) {
    return pattern.successRate() >= minSuccessRate;
  }
}
