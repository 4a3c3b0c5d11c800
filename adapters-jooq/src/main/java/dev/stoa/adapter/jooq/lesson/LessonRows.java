package dev.stoa.adapter.jooq.lesson;

import static dev.stoa.schema.generated.tables.Lessons.LESSONS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.lesson.Lesson;
import dev.stoa.domain.lesson.LessonCategory;
import dev.stoa.domain.lesson.LessonDraft;
import dev.stoa.domain.lesson.LessonId;
import dev.stoa.domain.lesson.LessonTier;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Which column of {@code lessons} holds what. */
final class LessonRows {

  static final Rows<Lesson> STORED =
      Rows.of(LESSONS, LessonRows::lesson)
          .key(LESSONS.ID, lesson -> lesson.id().value())
          .maybe(LESSONS.DEBATE_ID, lesson -> lesson.draft().debateId())
          .set(LESSONS.TITLE, lesson -> lesson.draft().title())
          .set(LESSONS.PROBLEM, lesson -> lesson.draft().problem())
          .set(LESSONS.SOLUTION, lesson -> lesson.draft().solution())
          .set(LESSONS.CATEGORY, lesson -> lesson.draft().category().label())
          .set(LESSONS.DOMAIN, lesson -> lesson.draft().domain().value())
          .maybe(LESSONS.LANGUAGE, lesson -> lesson.draft().language())
          .set(LESSONS.TAGS, lesson -> JsonColumn.of(lesson.draft().tags()))
          .set(LESSONS.CONFIDENCE, lesson -> lesson.draft().confidence())
          .set(LESSONS.CREATED_AT, Lesson::createdAt)
          .set(LESSONS.EXPIRES_AT, Lesson::expiresAt)
          .changing()
          .set(LESSONS.TIER, lesson -> lesson.tier().label())
          .set(LESSONS.APPLY_COUNT, Lesson::applied)
          .set(LESSONS.SUCCESS_COUNT, Lesson::successes)
          .set(LESSONS.FAILURE_COUNT, Lesson::failures)
          .set(LESSONS.FEEDBACK_SCORE, Lesson::feedback)
          .set(LESSONS.FEEDBACK_COUNT, Lesson::feedbacks)
          .maybe(LESSONS.LAST_APPLIED_AT, Lesson::lastAppliedAt);

  private LessonRows() {}

  private static Lesson lesson(Row row) throws SQLException {
    return new Lesson(
        new LessonId(row.get(LESSONS.ID)),
        new LessonDraft(
            row.get(LESSONS.TITLE),
            row.get(LESSONS.PROBLEM),
            row.get(LESSONS.SOLUTION),
            LessonCategory.labelled(row.get(LESSONS.CATEGORY)),
            new Discipline(row.get(LESSONS.DOMAIN)),
            Option.of(row.get(LESSONS.DEBATE_ID)),
            Option.of(row.get(LESSONS.LANGUAGE)),
            JsonColumn.texts(row.get(LESSONS.TAGS)),
            row.get(LESSONS.CONFIDENCE)),
        LessonTier.labelled(row.get(LESSONS.TIER)),
        row.get(LESSONS.APPLY_COUNT),
        row.get(LESSONS.SUCCESS_COUNT),
        row.get(LESSONS.FAILURE_COUNT),
        row.get(LESSONS.FEEDBACK_SCORE),
        row.get(LESSONS.FEEDBACK_COUNT),
        row.get(LESSONS.CREATED_AT),
        Option.of(row.get(LESSONS.LAST_APPLIED_AT)),
        row.get(LESSONS.EXPIRES_AT));
  }
}
