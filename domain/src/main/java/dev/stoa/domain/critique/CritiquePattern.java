package dev.stoa.domain.critique;

import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/**
 * A recurring issue, and how often raising it led to improvement.
 *
 * @param averageSeverity over the successes
 * @param surprise how unexpected its recent outcomes were, given the base rate of its category
 * @param baseRate of its category when it was last updated
 * @param exampleTask the beginning of the latest fix
 */
@RecordBuilder
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

  /** The age at which the score is halved. */
  public static final Duration FADING = Duration.ofDays(30);

  private static final double UNKNOWN_RATE = 0.5;

  /** The share of successes; a half without outcomes. */
  public double successRate() {
    long outcomes = successes + failures;
    return outcomes == 0 ? UNKNOWN_RATE : successes / (double) outcomes;
  }

  /** The score at age 0, an upper bound of the score at any instant. */
  public double strength() {
    return successes * (1 + surprise);
  }

  /** The score at an instant: the strength, reduced by age. */
  public double scoreAt(Instant now) {
    Duration age = Duration.between(updatedAt, now);
    double ages = age.isNegative() ? 0 : age.toMillis() / (double) FADING.toMillis();
    return strength() / (1 + ages);
  }
}
