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
    return CritiquePatternBuilder.builder()
        .id(PatternId.of(lesson.issue()))
        .category(IssueCategory.of(lesson.issue()))
        .issue(lesson.issue())
        .suggestion(Option.none())
        .successes(0)
        .failures(0)
        .averageSeverity(0)
        .surprise(0)
        .baseRate(0)
        .averagePredictionError(0)
        .predictions(0)
        .exampleTask(Option.none())
        .createdAt(now)
        .updatedAt(now)
        .build();
  }

  private static CritiquePattern counted(
      CritiquePattern pattern, PatternLesson lesson, Instant now) {
    long successes = pattern.successes() + (lesson.helped() ? 1 : 0);
    long predictions = pattern.predictions() + (lesson.predictionError().isDefined() ? 1 : 0);
    return CritiquePatternBuilder.from(pattern)
        .suggestion(pattern.suggestion().orElse(lesson.suggestion()))
        .successes(successes)
        .failures(pattern.failures() + (lesson.helped() ? 0 : 1))
        .averageSeverity(
            lesson.helped()
                ? mean(pattern.averageSeverity(), lesson.severity(), successes)
                : pattern.averageSeverity())
        .averagePredictionError(
            lesson
                .predictionError()
                .map(error -> mean(pattern.averagePredictionError(), error, predictions))
                .getOrElse(pattern.averagePredictionError()))
        .predictions(predictions)
        .exampleTask(lesson.example().orElse(pattern.exampleTask()))
        .updatedAt(now)
        .build();
  }

  private static double mean(double before, double value, long count) {
    return (before * (count - 1) + value) / count;
  }

  private static CritiquePattern with(CritiquePattern counted, double surprise, double baseRate) {
    return CritiquePatternBuilder.from(counted).surprise(surprise).baseRate(baseRate).build();
  }
}
