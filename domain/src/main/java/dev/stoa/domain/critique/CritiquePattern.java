package dev.stoa.domain.critique;

import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/**
 * An issue that keeps coming up, and how often raising it led to improvement.
 *
 * @param averageSeverity over the successes
 * @param surprise how unexpected its outcomes were lately, against the base rate of its category
 * @param baseRate of its category when it was last touched
 * @param exampleTask the beginning of what was done about it last
 */
public record CritiquePattern(
    PatternId id,
    IssueCategory category,
    String issue,
    Option<String> suggestion,
    long successes,
    long failures,
    double averageSeverity,
    double surprise,
    double baseRate,
    double averagePredictionError,
    long predictions,
    Option<String> exampleTask,
    Instant createdAt,
    Instant updatedAt) {

  /** After so long a pattern counts for half. */
  public static final Duration FADING = Duration.ofDays(30);

  private static final double UNKNOWN_RATE = 0.5;

  /** The share of successes; a half while nothing is known. */
  public double successRate() {
    long outcomes = successes + failures;
    return outcomes == 0 ? UNKNOWN_RATE : successes / (double) outcomes;
  }

  /** Its score before time fades it: an upper bound of the score at any instant. */
  public double strength() {
    return successes * (1 + surprise);
  }

  /** What it is worth at an instant: strength, faded by its age. */
  public double scoreAt(Instant now) {
    Duration age = Duration.between(updatedAt, now);
    double ages = age.isNegative() ? 0 : age.toMillis() / (double) FADING.toMillis();
    return strength() / (1 + ages);
  }
}
