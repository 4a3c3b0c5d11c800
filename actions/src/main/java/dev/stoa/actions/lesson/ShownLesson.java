package dev.stoa.actions.lesson;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.lesson.Lesson;
import dev.stoa.domain.lesson.LessonCategory;
import dev.stoa.domain.lesson.LessonId;
import dev.stoa.domain.lesson.LessonTier;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** A lesson with how it fared. */
record ShownLesson(
    LessonId lessonId,
    String title,
    String problem,
    String solution,
    LessonCategory category,
    Discipline domain,
    LessonTier tier,
    @Param("The debate that taught it.") Option<String> debateId,
    @Param("The programming language it is about.") Option<String> language,
    Seq<String> tags,
    double confidence,
    @Param("How often it was applied.") long applied,
    long successes,
    long failures,
    @Param("The mean of the scores it was given.") double feedback,
    Instant createdAt,
    Option<Instant> lastAppliedAt,
    Instant expiresAt) {

  static ShownLesson of(Lesson lesson) {
    return new ShownLesson(
        lesson.id(),
        lesson.draft().title(),
        lesson.draft().problem(),
        lesson.draft().solution(),
        lesson.draft().category(),
        lesson.draft().domain(),
        lesson.tier(),
        lesson.draft().debateId(),
        lesson.draft().language(),
        lesson.draft().tags(),
        lesson.draft().confidence(),
        lesson.applied(),
        lesson.successes(),
        lesson.failures(),
        lesson.feedback(),
        lesson.createdAt(),
        lesson.lastAppliedAt(),
        lesson.expiresAt());
  }
}
