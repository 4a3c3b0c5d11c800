package dev.stoa.adapter.jooq.lesson;

import static dev.stoa.schema.generated.tables.LessonApplications.LESSON_APPLICATIONS;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.row;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import java.time.Instant;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;

/** The statements of uses of lessons. */
final class ApplicationSql {

  static final Param<Integer> LIMIT = Params.named("limit", Integer.class);
  static final Param<Instant> AFTER_TIME =
      Params.named("after_time", LESSON_APPLICATIONS.APPLIED_AT);
  static final Param<String> AFTER_ID = Params.named("after_id", LESSON_APPLICATIONS.ID);

  private static final List<Field<?>> OUTCOME =
      List.of(
          LESSON_APPLICATIONS.STATUS,
          LESSON_APPLICATIONS.FEEDBACK_SCORE,
          LESSON_APPLICATIONS.RESOLVED_AT);
  private static final List<Field<?>> COLUMNS =
      List.of(
          LESSON_APPLICATIONS.ID,
          LESSON_APPLICATIONS.LESSON_ID,
          LESSON_APPLICATIONS.DEBATE_ID,
          LESSON_APPLICATIONS.APPLIED_AT);
  private static final Condition OF_ID =
      LESSON_APPLICATIONS.ID.eq(Params.of(LESSON_APPLICATIONS.ID));

  static final Statement INSERT =
      Statement.of(
          () -> insertInto(LESSON_APPLICATIONS).set(Params.of(COLUMNS)).set(Params.of(OUTCOME)));
  static final Statement RESOLVE =
      Statement.of(() -> update(LESSON_APPLICATIONS).set(Params.of(OUTCOME)).where(OF_ID));
  static final Statement FIND =
      Statement.of(() -> select(COLUMNS).select(OUTCOME).from(LESSON_APPLICATIONS).where(OF_ID));
  static final Statement OF_LESSON = Statement.of(() -> ofLesson(noCondition()));
  static final Statement OF_LESSON_AFTER =
      Statement.of(
          () ->
              ofLesson(
                  row(LESSON_APPLICATIONS.APPLIED_AT, LESSON_APPLICATIONS.ID)
                      .lt(AFTER_TIME, AFTER_ID)));

  private ApplicationSql() {}

  private static Query ofLesson(Condition after) {
    return select(COLUMNS)
        .select(OUTCOME)
        .from(LESSON_APPLICATIONS)
        .where(LESSON_APPLICATIONS.LESSON_ID.eq(Params.of(LESSON_APPLICATIONS.LESSON_ID)))
        .and(after)
        .orderBy(LESSON_APPLICATIONS.APPLIED_AT.desc(), LESSON_APPLICATIONS.ID.desc())
        .limit(LIMIT);
  }
}
