package dev.stoa.domain.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.collection.Vector;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class LessonTest {

  private static final Instant NOW = Instant.parse("2026-01-31T00:00:00Z");

  @Test
  void theTierRisesFromTheFifthOutcomeOn() {
    Lesson lesson = Lesson.learnt(LessonDraft.of("t", "p", "s"), NOW);
    Vector<LessonTier> tiers = Vector.empty();
    for (int i = 0; i < 9; i++) {
      lesson = lesson.applied(NOW).resolved(LessonOutcome.success());
      tiers = tiers.append(lesson.tier());
    }
    assertEquals(
        Vector.fill(4, LessonTier.BRONZE)
            .append(LessonTier.SILVER)
            .append(LessonTier.GOLD)
            .appendAll(Vector.fill(3, LessonTier.PLATINUM)),
        tiers);
    Lesson failing = Lesson.learnt(LessonDraft.of("t", "p", "s"), NOW);
    for (int i = 0; i < 9; i++) {
      failing = failing.resolved(i % 2 == 0 ? LessonOutcome.success() : LessonOutcome.failure());
    }
    assertEquals(LessonTier.BRONZE, failing.tier());
  }

  @Test
  void feedbackIsAMean() {
    Lesson lesson =
        Lesson.learnt(LessonDraft.of("t", "p", "s"), NOW)
            .resolved(LessonOutcome.success().feedback(1))
            .resolved(LessonOutcome.failure())
            .resolved(LessonOutcome.success().feedback(0.5));
    assertEquals(0.75, lesson.feedback());
    assertEquals(2, lesson.feedbacks());
    assertEquals(2 / 3.0, lesson.successRate());
  }

  @Test
  void aLessonLasts90Days() {
    Lesson lesson = Lesson.learnt(LessonDraft.of("t", "p", "s"), NOW);
    assertFalse(lesson.isExpired(NOW.plus(Lesson.LIFETIME).minusSeconds(1)));
    assertTrue(lesson.isExpired(NOW.plus(Lesson.LIFETIME)));
  }

  @Test
  void aDebateTeachesForEachRoundAndForItsConclusion() {
    DebateSummary debate =
        DebateSummary.of("d", "How to handle connections", 0.7)
            .conclusion("Use a pool")
            .round("Optimize reads", "Keep them short")
            .round();
    assertEquals(
        Vector.of(
            "Insight from How to handle connections (Round 1)",
            "Consensus on How to handle connections"),
        debate.lessons().map(LessonDraft::title));
    assertEquals("Optimize reads\nKeep them short", debate.lessons().head().solution());
    assertEquals(0.7, debate.lessons().last().confidence());
    assertEquals(
        Vector.empty(), DebateSummary.of("d", "t", 0.69).conclusion("c").round("x").lessons());
    assertEquals(Vector.empty(), DebateSummary.of("d", "t", 1).lessons());
  }
}
