package dev.stoa.adapter.jooq.lesson;

import static dev.stoa.schema.generated.tables.LessonApplications.LESSON_APPLICATIONS;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.rows.StoredById;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.lesson.ApplicationId;
import dev.stoa.domain.lesson.LessonApplication;
import dev.stoa.domain.lesson.LessonApplications;
import dev.stoa.domain.lesson.LessonId;
import dev.stoa.domain.lesson.LessonOutcome;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Uses of lessons in the table {@code lesson_applications}. */
public final class JooqLessonApplications extends StoredById<ApplicationId, LessonApplication>
    implements LessonApplications {

  private static final String PENDING = "pending";
  private static final String SUCCEEDED = "succeeded";
  private static final String FAILED = "failed";

  static final Rows<LessonApplication> APPLICATIONS =
      Rows.of(LESSON_APPLICATIONS, JooqLessonApplications::application)
          .key(LESSON_APPLICATIONS.ID, application -> application.id().value())
          .set(LESSON_APPLICATIONS.LESSON_ID, application -> application.lesson().value())
          .maybe(LESSON_APPLICATIONS.DEBATE_ID, LessonApplication::debateId)
          .set(LESSON_APPLICATIONS.APPLIED_AT, LessonApplication::appliedAt)
          .changing()
          .set(LESSON_APPLICATIONS.STATUS, JooqLessonApplications::status)
          .maybe(
              LESSON_APPLICATIONS.FEEDBACK_SCORE,
              application -> application.outcome().flatMap(LessonOutcome::feedback))
          .maybe(LESSON_APPLICATIONS.RESOLVED_AT, LessonApplication::resolvedAt);

  static final Lookup<String, LessonApplication> BY_ID = APPLICATIONS.by(LESSON_APPLICATIONS.ID);
  static final Pages<TimePosition<ApplicationId>, LessonApplication> NEWEST =
      APPLICATIONS.pages(Order.newestFirst(LESSON_APPLICATIONS.APPLIED_AT, LESSON_APPLICATIONS.ID));
  static final Filter<String> OF_LESSON = Filter.eq(LESSON_APPLICATIONS.LESSON_ID);

  public JooqLessonApplications(JooqSession session) {
    super(session, APPLICATIONS, BY_ID);
  }

  @Override
  public Seq<LessonApplication> of(
      LessonId lesson, Option<TimePosition<ApplicationId>> after, int limit) {
    return NEWEST.page(session, Filters.NONE.and(OF_LESSON, lesson.value()), after, limit);
  }

  private static String status(LessonApplication application) {
    return application
        .outcome()
        .map(outcome -> outcome.succeeded() ? SUCCEEDED : FAILED)
        .getOrElse(PENDING);
  }

  private static LessonApplication application(Row row) throws SQLException {
    String status = row.get(LESSON_APPLICATIONS.STATUS);
    Option<Double> feedback = Option.of(row.get(LESSON_APPLICATIONS.FEEDBACK_SCORE));
    return new LessonApplication(
        new ApplicationId(row.get(LESSON_APPLICATIONS.ID)),
        new LessonId(row.get(LESSON_APPLICATIONS.LESSON_ID)),
        Option.of(row.get(LESSON_APPLICATIONS.DEBATE_ID)),
        row.get(LESSON_APPLICATIONS.APPLIED_AT),
        PENDING.equals(status)
            ? Option.none()
            : Option.some(new LessonOutcome(SUCCEEDED.equals(status), feedback)),
        Option.of(row.get(LESSON_APPLICATIONS.RESOLVED_AT)));
  }
}
