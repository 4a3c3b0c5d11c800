package dev.stoa.adapter.jooq.lesson;

import static dev.stoa.schema.generated.tables.LessonApplications.LESSON_APPLICATIONS;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.sql.TimeOrder;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Query;

/** The statements of uses of lessons. */
final class ApplicationSql {

  static final Field<Integer> LIMIT = Params.limit();
  static final TimeOrder NEWEST_FIRST =
      TimeOrder.newestFirst(LESSON_APPLICATIONS.APPLIED_AT, LESSON_APPLICATIONS.ID);

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
  static final Statement OF_LESSON_AFTER = Statement.of(() -> ofLesson(NEWEST_FIRST.after()));

  private ApplicationSql() {}

  private static Query ofLesson(Condition after) {
    return select(COLUMNS)
        .select(OUTCOME)
        .from(LESSON_APPLICATIONS)
        .where(LESSON_APPLICATIONS.LESSON_ID.eq(Params.of(LESSON_APPLICATIONS.LESSON_ID)))
        .and(after)
        .orderBy(NEWEST_FIRST.order())
        .limit(LIMIT);
  }
}
