package dev.stoa.application.critique;

import dev.stoa.domain.critique.CritiquePattern;
import dev.stoa.domain.critique.IssueCategory;
import dev.stoa.domain.critique.PatternId;
import dev.stoa.domain.critique.PatternLearning;
import dev.stoa.domain.critique.PatternLearning.Learnt;
import dev.stoa.domain.critique.PatternLesson;
import dev.stoa.domain.critique.Patterns;
import io.vavr.control.Option;
import java.time.InstantSource;

/** Keeps what a lesson teaches, and the rate of its category with it. */
final class LearnPatterns {

  private final Patterns patterns;
  private final InstantSource clock;

  LearnPatterns(Patterns patterns, InstantSource clock) {
    this.patterns = patterns;
    this.clock = clock;
  }

  Option<CritiquePattern> learn(PatternLesson lesson) {
    patterns.lock();
    Option<CritiquePattern> before = patterns.find(PatternId.of(lesson.issue()));
    IssueCategory category =
        before.map(CritiquePattern::category).getOrElse(() -> IssueCategory.of(lesson.issue()));
    return PatternLearning.learn(before, patterns.rate(category), lesson, clock.instant())
        .map(this::kept);
  }

  private CritiquePattern kept(Learnt learnt) {
    patterns.save(learnt.pattern());
    patterns.save(learnt.rate());
    return learnt.pattern();
  }
}
