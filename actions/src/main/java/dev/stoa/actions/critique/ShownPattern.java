package dev.stoa.actions.critique;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.critique.CritiquePattern;
import dev.stoa.domain.critique.IssueCategory;
import dev.stoa.domain.critique.PatternId;
import dev.stoa.domain.critique.RankedPattern;
import io.vavr.control.Option;
import java.time.Instant;

/** A recurring issue, and how often raising it led to an improvement. */
record ShownPattern(
    PatternId patternId,
    @Param("Its score at the time of the list; it has one in lists only.") Option<Double> score,
    IssueCategory category,
    String issue,
    Option<String> suggestion,
    long successes,
    long failures,
    double successRate,
    @Param("The mean over the successes.") double averageSeverity,
    @Param("How unexpected its recent outcomes were.") double surprise,
    @Param("The mean success rate of its category when it was last updated.") double baseRate,
    double averagePredictionError,
    @Param("The beginning of the latest fix.") Option<String> exampleTask,
    Instant createdAt,
    Instant updatedAt) {

  static ShownPattern of(RankedPattern ranked) {
    return of(ranked.pattern(), Option.some(ranked.score()));
  }

  static ShownPattern of(CritiquePattern pattern) {
    return of(pattern, Option.none());
  }

  private static ShownPattern of(CritiquePattern pattern, Option<Double> score) {
    return new ShownPattern(
        pattern.id(),
        score,
        pattern.category(),
        pattern.issue(),
        pattern.suggestion(),
        pattern.successes(),
        pattern.failures(),
        pattern.successRate(),
        pattern.averageSeverity(),
        pattern.surprise(),
        pattern.baseRate(),
        pattern.averagePredictionError(),
        pattern.exampleTask(),
        pattern.createdAt(),
        pattern.updatedAt());
  }
}
