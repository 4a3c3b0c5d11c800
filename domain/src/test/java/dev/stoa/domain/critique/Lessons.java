package dev.stoa.domain.critique;

import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.time.Instant;

/** Learns one lesson after the other, as a store would keep them. */
final class Lessons {

  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");

  private Map<PatternId, CritiquePattern> patterns = HashMap.empty();
  private Map<IssueCategory, CategoryRate> rates = HashMap.empty();

  /** A pattern with these counts. */
  static CritiquePattern counted(long successes, long failures) {
    PatternId id = PatternId.of("x");
    return CritiquePatternBuilder.builder()
        .id(id)
        .category(IssueCategory.GENERAL)
        .issue("x")
        .suggestion(Option.none())
        .successes(successes)
        .failures(failures)
        .averageSeverity(0)
        .surprise(0)
        .baseRate(0)
        .averagePredictionError(0)
        .predictions(0)
        .exampleTask(Option.none())
        .createdAt(NOW)
        .updatedAt(NOW)
        .build();
  }

  void learn(PatternLesson lesson) {
    IssueCategory category = IssueCategory.of(lesson.issue());
    CategoryRate rate = rate(category);
    PatternLearning.learn(patterns.get(PatternId.of(lesson.issue())), rate, lesson, NOW)
        .forEach(
            learnt -> {
              patterns = patterns.put(learnt.pattern().id(), learnt.pattern());
              rates = rates.put(category, learnt.rate());
            });
  }

  CategoryRate rate(IssueCategory category) {
    return rates.get(category).getOrElse(() -> CategoryRate.none(category));
  }

  CritiquePattern pattern(PatternId id) {
    return patterns.get(id).get();
  }

  Map<PatternId, CritiquePattern> all() {
    return patterns;
  }
}
