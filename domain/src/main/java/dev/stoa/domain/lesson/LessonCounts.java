package dev.stoa.domain.lesson;

import dev.stoa.domain.kernel.Discipline;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Map;

/**
 * How many lessons there are; the figures by kind include expired ones.
 *
 * @param debates how many debates taught any of them
 * @param ofDebates how many of them a debate taught
 */
@RecordBuilder
public record LessonCounts(
    long lessons,
    long expired,
    long debates,
    long ofDebates,
    long applications,
    long successes,
    long failures,
    Map<LessonTier, Long> byTier,
    Map<LessonCategory, Long> byCategory,
    Map<Discipline, Long> byDomain) {

  /** The mean number of lessons of those debates; 0 without any. */
  public double lessonsPerDebate() {
    return debates == 0 ? 0 : ofDebates / (double) debates;
  }

  /** The share of known outcomes that were successes; 0 without any. */
  public double successRate() {
    return successes + failures == 0 ? 0 : successes / (double) (successes + failures);
  }
}
