package dev.stoa.domain.critique;

import io.vavr.control.Option;
import java.time.Instant;

/** How a pattern and the rate of its category change with a lesson. */
public final class PatternLearning {

  private static final double MEMORY = 0.7;

  private PatternLearning() {}

  /** A pattern as it is after a lesson, and the rate of its category with it. */
  public record Learnt(CritiquePattern pattern, CategoryRate rate) {}

  /** Learns; a failure of an issue that never succeeded teaches nothing. */
  public static Option<Learnt> learn(
      Option<CritiquePattern> before, CategoryRate rate, PatternLesson lesson, Instant now) {
    if (before.isEmpty() && !lesson.helped()) {
      return Option.none();
    }
    CritiquePattern counted = counted(before.getOrElse(() -> fresh(lesson, now)), lesson, now);
    // The base rate is read with this outcome in it: a first success surprises nobody.
    CategoryRate after = rate.replacing(before, counted);
    double outcome = lesson.helped() ? 1 : 0;
    double unexpected = Math.min(1, 2 * Math.abs(outcome - after.mean()));
    double surprise = MEMORY * counted.surprise() + (1 - MEMORY) * unexpected;
    return Option.some(new Learnt(with(counted, surprise, after.mean()), after));
  }

  private static CritiquePattern fresh(PatternLesson lesson, Instant now) {
    return new CritiquePattern(
        PatternId.of(lesson.issue()),
        IssueCategory.of(lesson.issue()),
        lesson.issue(),
        Option.none(),
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        Option.none(),
        now,
        now);
  }

  private static CritiquePattern counted(
      CritiquePattern pattern, PatternLesson lesson, Instant now) {
    long successes = pattern.successes() + (lesson.helped() ? 1 : 0);
    long predictions = pattern.predictions() + (lesson.predictionError().isDefined() ? 1 : 0);
    return new CritiquePattern(
        pattern.id(),
        pattern.category(),
        pattern.issue(),
        pattern.suggestion().orElse(lesson.suggestion()),
        successes,
        pattern.failures() + (lesson.helped() ? 0 : 1),
        lesson.helped()
            ? mean(pattern.averageSeverity(), lesson.severity(), successes)
            : pattern.averageSeverity(),
        pattern.surprise(),
        pattern.baseRate(),
        lesson
            .predictionError()
            .map(error -> mean(pattern.averagePredictionError(), error, predictions))
            .getOrElse(pattern.averagePredictionError()),
        predictions,
        lesson.example().orElse(pattern.exampleTask()),
        pattern.createdAt(),
        now);
  }

  private static double mean(double before, double value, long count) {
    return (before * (count - 1) + value) / count;
  }

  private static CritiquePattern with(CritiquePattern counted, double surprise, double baseRate) {
    return new CritiquePattern(
        counted.id(),
        counted.category(),
        counted.issue(),
        counted.suggestion(),
        counted.successes(),
        counted.failures(),
        counted.averageSeverity(),
        surprise,
        baseRate,
        counted.averagePredictionError(),
        counted.predictions(),
        counted.exampleTask(),
        counted.createdAt(),
        counted.updatedAt());
  }
}
