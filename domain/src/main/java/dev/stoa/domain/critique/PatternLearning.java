package dev.stoa.domain.critique;

import io.vavr.control.Option;
import java.time.Instant;

/** Updates a pattern and the rate of its category with a lesson. */
public final class PatternLearning {

  private static final double MEMORY = 0.7;

  private PatternLearning() {}

  /** An updated pattern and the updated rate of its category. */
  public record Learnt(CritiquePattern pattern, CategoryRate rate) {}

  /** Applies a lesson; none for a failure of an issue without a pattern. */
  public static Option<Learnt> learn(
      Option<CritiquePattern> before, CategoryRate rate, PatternLesson lesson, Instant now) {
    if (before.isEmpty() && !lesson.helped()) {
      return Option.none();
    }
    CritiquePattern counted = counted(before.getOrElse(() -> fresh(lesson, now)), lesson, now);
    // The base rate includes this outcome, so a first success has surprise 0.
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
