package dev.stoa.adapter.jooq.lesson;

import static dev.stoa.schema.generated.tables.Lessons.LESSONS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.lesson.Lesson;
import dev.stoa.domain.lesson.LessonBuilder;
import dev.stoa.domain.lesson.LessonCategory;
import dev.stoa.domain.lesson.LessonDraftBuilder;
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
    return LessonBuilder.builder()
        .id(new LessonId(row.get(LESSONS.ID)))
        .draft(
            LessonDraftBuilder.builder()
                .title(row.get(LESSONS.TITLE))
                .problem(row.get(LESSONS.PROBLEM))
                .solution(row.get(LESSONS.SOLUTION))
                .category(LessonCategory.labelled(row.get(LESSONS.CATEGORY)))
                .domain(new Discipline(row.get(LESSONS.DOMAIN)))
                .debateId(Option.of(row.get(LESSONS.DEBATE_ID)))
                .language(Option.of(row.get(LESSONS.LANGUAGE)))
                .tags(JsonColumn.texts(row.get(LESSONS.TAGS)))
                .confidence(row.get(LESSONS.CONFIDENCE))
                .build())
        .tier(LessonTier.labelled(row.get(LESSONS.TIER)))
        .applied(row.get(LESSONS.APPLY_COUNT))
        .successes(row.get(LESSONS.SUCCESS_COUNT))
        .failures(row.get(LESSONS.FAILURE_COUNT))
        .feedback(row.get(LESSONS.FEEDBACK_SCORE))
        .feedbacks(row.get(LESSONS.FEEDBACK_COUNT))
        .createdAt(row.get(LESSONS.CREATED_AT))
        .lastAppliedAt(Option.of(row.get(LESSONS.LAST_APPLIED_AT)))
        .expiresAt(row.get(LESSONS.EXPIRES_AT))
        .build();
  }
}
