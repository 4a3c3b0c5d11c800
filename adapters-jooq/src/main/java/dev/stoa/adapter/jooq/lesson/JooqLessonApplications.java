package dev.stoa.adapter.jooq.lesson;

import static dev.stoa.schema.generated.tables.LessonApplications.LESSON_APPLICATIONS;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.lesson.ApplicationId;
import dev.stoa.domain.lesson.LessonApplication;
import dev.stoa.domain.lesson.LessonApplications;
import dev.stoa.domain.lesson.LessonId;
import dev.stoa.domain.lesson.Outcome;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Uses of lessons in the table {@code lesson_applications}. */
public final class JooqLessonApplications implements LessonApplications {

  private static final String PENDING = "pending";
  private static final String SUCCEEDED = "succeeded";
  private static final String FAILED = "failed";

  private final JooqSession session;

  public JooqLessonApplications(JooqSession session) {
    this.session = session;
  }

  @Override
  public void add(LessonApplication application) {
    session.run(
        ApplicationSql.INSERT,
        binds -> {
          binds
              .set(LESSON_APPLICATIONS.LESSON_ID, application.lesson().value())
              .set(LESSON_APPLICATIONS.DEBATE_ID, application.debateId().getOrNull())
              .set(LESSON_APPLICATIONS.APPLIED_AT, application.appliedAt());
          bindOutcome(binds, application);
        });
  }

  @Override
  public Option<LessonApplication> find(ApplicationId id) {
    return session.one(
        ApplicationSql.FIND,
        binds -> binds.set(LESSON_APPLICATIONS.ID, id.value()),
        JooqLessonApplications::application);
  }

  @Override
  public void save(LessonApplication application) {
    session.run(ApplicationSql.RESOLVE, binds -> bindOutcome(binds, application));
  }

  @Override
  public Seq<LessonApplication> of(
      LessonId lesson, Option<TimePosition<ApplicationId>> after, int limit) {
    return session.list(
        after.isEmpty() ? ApplicationSql.OF_LESSON : ApplicationSql.OF_LESSON_AFTER,
        binds -> {
          binds.set(LESSON_APPLICATIONS.LESSON_ID, lesson.value()).set(ApplicationSql.LIMIT, limit);
          for (TimePosition<ApplicationId> last : after) {
            ApplicationSql.NEWEST_FIRST.bind(binds, last);
          }
        },
        JooqLessonApplications::application);
  }

  private static void bindOutcome(Binds binds, LessonApplication application) throws SQLException {
    binds
        .set(LESSON_APPLICATIONS.ID, application.id().value())
        .set(
            LESSON_APPLICATIONS.STATUS,
            application
                .outcome()
                .map(outcome -> outcome.succeeded() ? SUCCEEDED : FAILED)
                .getOrElse(PENDING))
        .set(
            LESSON_APPLICATIONS.FEEDBACK_SCORE,
            application.outcome().flatMap(Outcome::feedback).getOrNull())
        .set(LESSON_APPLICATIONS.RESOLVED_AT, application.resolvedAt().getOrNull());
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
            : Option.some(new Outcome(SUCCEEDED.equals(status), feedback)),
        Option.of(row.get(LESSON_APPLICATIONS.RESOLVED_AT)));
  }
}
