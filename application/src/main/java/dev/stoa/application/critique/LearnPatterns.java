package dev.stoa.application.critique;

import dev.stoa.domain.critique.CategoryRate;
import dev.stoa.domain.critique.CritiquePattern;
import dev.stoa.domain.critique.IssueCategory;
import dev.stoa.domain.critique.PatternId;
import dev.stoa.domain.critique.PatternLearning;
import dev.stoa.domain.critique.PatternLearning.Learnt;
import dev.stoa.domain.critique.PatternLesson;
import dev.stoa.domain.critique.Patterns;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;

/** Stores updated patterns and the rates of their categories. */
final class LearnPatterns {

  private final Patterns patterns;
  private final InstantSource clock;

  LearnPatterns(Patterns patterns, InstantSource clock) {
    this.patterns = patterns;
    this.clock = clock;
  }

  Option<CritiquePattern> learn(PatternLesson lesson) {
    return learnAll(Vector.of(lesson)).headOption();
  }

  /** Applies lessons in order, and returns the changed patterns. */
  Seq<CritiquePattern> learnAll(Seq<PatternLesson> lessons) {
    patterns.lock();
    Instant now = clock.instant();
    Map<PatternId, CritiquePattern> known =
        patterns
            .find(lessons.map(lesson -> PatternId.of(lesson.issue())))
            .toMap(CritiquePattern::id, one -> one);
    Map<IssueCategory, CategoryRate> rates = patterns.rates();
    Map<PatternId, CritiquePattern> changed = LinkedHashMap.empty();
    Map<IssueCategory, CategoryRate> changedRates = LinkedHashMap.empty();
    for (PatternLesson lesson : lessons) {
      Option<CritiquePattern> before = known.get(PatternId.of(lesson.issue()));
      IssueCategory category =
          before.map(CritiquePattern::category).getOrElse(() -> IssueCategory.of(lesson.issue()));
      for (Learnt learnt : PatternLearning.learn(before, rates.get(category).get(), lesson, now)) {
        known = known.put(learnt.pattern().id(), learnt.pattern());
        changed = changed.put(learnt.pattern().id(), learnt.pattern());
        rates = rates.put(category, learnt.rate());
        changedRates = changedRates.put(category, learnt.rate());
      }
    }
    patterns.save(changed.values());
    patterns.saveRates(changedRates.values());
    return changed.values();
  }
}
