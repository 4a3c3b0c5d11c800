package dev.stoa.adapter.jooq.lesson;

import static dev.stoa.adapter.jooq.lesson.LessonRows.STORED;
import static dev.stoa.schema.generated.tables.Lessons.LESSONS;
import static org.jooq.impl.DSL.coalesce;
import static org.jooq.impl.DSL.condition;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.countDistinct;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.sum;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.rows.WaitingRows;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.lesson.Lesson;
import dev.stoa.domain.lesson.LessonId;
import java.math.BigDecimal;
import org.jooq.Field;
import org.jooq.Query;
import org.jooq.TableField;

/** The statements of lessons; each listing goes along an index. */
final class LessonSql {

  static final Lookup<String, Lesson> BY_ID = STORED.by(LESSONS.ID);
  static final Pages<TimePosition<LessonId>, Lesson> NEWEST =
      STORED.pages(Order.newestFirst(LESSONS.CREATED_AT, LESSONS.ID));
  static final Pages<String, Lesson> IN_ORDER = STORED.pages(Order.ascending(LESSONS.ID, id -> id));
  static final Filter<String> OF_DEBATE = Filter.eq(LESSONS.DEBATE_ID);

  /** Those whose texts do not wait. */
  static final Filter<Object> INDEXED = Filter.of(condition(LESSONS.TEXT_WAITING).not());

  static final Field<Integer> COUNT = count().as("counted");
  static final Field<Integer> EXPIRED =
      count().filterWhere(LESSONS.EXPIRES_AT.le(Params.of(LESSONS.EXPIRES_AT))).as("expired");
  static final Field<Integer> DEBATES = countDistinct(LESSONS.DEBATE_ID).as("debates");
  static final Field<Integer> OF_DEBATES = count(LESSONS.DEBATE_ID).as("of_debates");
  static final Field<Long> APPLIED = total(LESSONS.APPLY_COUNT, "applied");
  static final Field<Long> SUCCESSES = total(LESSONS.SUCCESS_COUNT, "successes");
  static final Field<Long> FAILURES = total(LESSONS.FAILURE_COUNT, "failures");

  static final Statement OVER =
      Statement.of(
          () ->
              select(LESSONS.ID)
                  .from(LESSONS)
                  .where(LESSONS.EXPIRES_AT.le(Params.of(LESSONS.EXPIRES_AT)))
                  .orderBy(LESSONS.EXPIRES_AT, LESSONS.ID)
                  .limit(Rows.LIMIT));
  static final Statement TOTALS =
      Statement.of(
          () ->
              select(COUNT, EXPIRED, DEBATES, OF_DEBATES, APPLIED, SUCCESSES, FAILURES)
                  .from(LESSONS));
  static final Statement BY_TIER = Statement.of(() -> counted(LESSONS.TIER));
  static final Statement BY_CATEGORY = Statement.of(() -> counted(LESSONS.CATEGORY));
  static final Statement BY_DOMAIN = Statement.of(() -> counted(LESSONS.DOMAIN));

  static final WaitingRows WAITING =
      new WaitingRows(
          LockName.LESSON_INDEX, LESSONS.TEXT_WAITING, LESSONS.ROW_ID, STORED.columns());

  private LessonSql() {}

  private static Query counted(TableField<?, String> kind) {
    return select(kind, COUNT).from(LESSONS).groupBy(kind);
  }

  private static Field<Long> total(Field<Long> column, String name) {
    return coalesce(sum(column), inline(BigDecimal.ZERO)).cast(Long.class).as(name);
  }
}
