package dev.stoa.adapter.jooq.lesson;

import static dev.stoa.schema.generated.tables.Lessons.LESSONS;

import dev.stoa.adapter.jooq.sql.Binds;
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

/** Between the columns of {@code lessons} and the domain. */
final class LessonRows {

  private LessonRows() {}

  static void bind(Binds binds, Lesson lesson) throws SQLException {
    LessonDraft draft = lesson.draft();
    binds
        .set(LESSONS.DEBATE_ID, draft.debateId().getOrNull())
        .set(LESSONS.TITLE, draft.title())
        .set(LESSONS.PROBLEM, draft.problem())
        .set(LESSONS.SOLUTION, draft.solution())
        .set(LESSONS.CATEGORY, draft.category().label())
        .set(LESSONS.DOMAIN, draft.domain().value())
        .set(LESSONS.LANGUAGE, draft.language().getOrNull())
        .set(LESSONS.TAGS, JsonColumn.of(draft.tags()))
        .set(LESSONS.CONFIDENCE, draft.confidence())
        .set(LESSONS.CREATED_AT, lesson.createdAt())
        .set(LESSONS.EXPIRES_AT, lesson.expiresAt());
    bindChanging(binds, lesson);
  }

  static void bindChanging(Binds binds, Lesson lesson) throws SQLException {
    binds
        .set(LESSONS.ID, lesson.id().value())
        .set(LESSONS.TIER, lesson.tier().label())
        .set(LESSONS.APPLY_COUNT, lesson.applied())
        .set(LESSONS.SUCCESS_COUNT, lesson.successes())
        .set(LESSONS.FAILURE_COUNT, lesson.failures())
        .set(LESSONS.FEEDBACK_SCORE, lesson.feedback())
        .set(LESSONS.FEEDBACK_COUNT, lesson.feedbacks())
        .set(LESSONS.LAST_APPLIED_AT, lesson.lastAppliedAt().getOrNull());
  }

  static Lesson lesson(Row row) throws SQLException {
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
