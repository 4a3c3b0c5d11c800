package dev.stoa.adapter.jooq.lesson;

import static dev.stoa.schema.generated.tables.Lessons.LESSONS;
import static org.jooq.impl.DSL.coalesce;
import static org.jooq.impl.DSL.condition;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.countDistinct;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.sum;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.rows.WaitingRows;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.sql.TimeOrder;
import dev.stoa.adapter.jooq.unit.LockName;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.TableField;

/** The statements of lessons; each listing goes along an index. */
final class LessonSql {

  static final Field<Integer> LIMIT = Params.limit();
  static final TimeOrder NEWEST_FIRST = TimeOrder.newestFirst(LESSONS.CREATED_AT, LESSONS.ID);
  static final Param<String> AFTER_ID = Params.named("after_id", LESSONS.ID);
  static final ListParam<String> IDS = Params.list("ids", LESSONS.ID);

  static final Field<Integer> COUNT = count().as("counted");
  static final Field<Integer> EXPIRED =
      count().filterWhere(LESSONS.EXPIRES_AT.le(Params.of(LESSONS.EXPIRES_AT))).as("expired");
  static final Field<Integer> DEBATES = countDistinct(LESSONS.DEBATE_ID).as("debates");
  static final Field<Integer> OF_DEBATES = count(LESSONS.DEBATE_ID).as("of_debates");
  static final Field<Long> APPLIED = total(LESSONS.APPLY_COUNT, "applied");
  static final Field<Long> SUCCESSES = total(LESSONS.SUCCESS_COUNT, "successes");
  static final Field<Long> FAILURES = total(LESSONS.FAILURE_COUNT, "failures");

  private static final List<Field<?>> SAID =
      List.of(
          LESSONS.ID,
          LESSONS.DEBATE_ID,
          LESSONS.TITLE,
          LESSONS.PROBLEM,
          LESSONS.SOLUTION,
          LESSONS.CATEGORY,
          LESSONS.DOMAIN,
          LESSONS.LANGUAGE,
          LESSONS.TAGS,
          LESSONS.CONFIDENCE,
          LESSONS.CREATED_AT,
          LESSONS.EXPIRES_AT);
  private static final List<Field<?>> CHANGING =
      List.of(
          LESSONS.TIER,
          LESSONS.APPLY_COUNT,
          LESSONS.SUCCESS_COUNT,
          LESSONS.FAILURE_COUNT,
          LESSONS.FEEDBACK_SCORE,
          LESSONS.FEEDBACK_COUNT,
          LESSONS.LAST_APPLIED_AT);
  private static final Condition OF_ID = LESSONS.ID.eq(Params.of(LESSONS.ID));

  /** What another writer stored meanwhile is left alone. */
  static final Statement INSERT =
      Statement.of(
          () ->
              insertInto(LESSONS)
                  .set(Params.of(SAID))
                  .set(Params.of(CHANGING))
                  .onConflict(LESSONS.ID)
                  .doNothing());

  static final Statement CHANGE =
      Statement.of(() -> update(LESSONS).set(Params.of(CHANGING)).where(OF_ID));
  static final Statement FIND =
      Statement.of(
          () -> select(SAID).select(CHANGING).from(LESSONS).where(IDS.contains(LESSONS.ID)));
  static final Statement LOCK =
      Statement.of(
          dialect -> dialect.lockRows(select(SAID).select(CHANGING).from(LESSONS).where(OF_ID)));
  static final Statement OF_DEBATE =
      Statement.of(
          () ->
              select(SAID)
                  .select(CHANGING)
                  .from(LESSONS)
                  .where(LESSONS.DEBATE_ID.eq(Params.of(LESSONS.DEBATE_ID)))
                  .orderBy(LESSONS.ID)
                  .limit(LIMIT));

  /** Those whose texts do not wait. */
  static final Statement BY_ID =
      Statement.of(
          () ->
              select(SAID)
                  .select(CHANGING)
                  .from(LESSONS)
                  .where(LESSONS.ID.gt(AFTER_ID))
                  .and(condition(LESSONS.TEXT_WAITING).not())
                  .orderBy(LESSONS.ID)
                  .limit(LIMIT));

  static final Statement PAGE = Statement.of(() -> page(noCondition()));
  static final Statement PAGE_AFTER = Statement.of(() -> page(NEWEST_FIRST.after()));
  static final Statement OVER =
      Statement.of(
          () ->
              select(LESSONS.ID)
                  .from(LESSONS)
                  .where(LESSONS.EXPIRES_AT.le(Params.of(LESSONS.EXPIRES_AT)))
                  .orderBy(LESSONS.EXPIRES_AT, LESSONS.ID)
                  .limit(LIMIT));
  static final Statement DELETE =
      Statement.of(() -> deleteFrom(LESSONS).where(IDS.contains(LESSONS.ID)));
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
          LockName.LESSON_INDEX,
          LESSONS.TEXT_WAITING,
          LESSONS.ROW_ID,
          Stream.concat(SAID.stream(), CHANGING.stream()).toList());

  private LessonSql() {}

  private static Query page(Condition wanted) {
    return select(SAID)
        .select(CHANGING)
        .from(LESSONS)
        .where(wanted)
        .orderBy(NEWEST_FIRST.order())
        .limit(LIMIT);
  }

  private static Query counted(TableField<?, String> kind) {
    return select(kind, COUNT).from(LESSONS).groupBy(kind);
  }

  private static Field<Long> total(Field<Long> column, String name) {
    return coalesce(sum(column), inline(BigDecimal.ZERO)).cast(Long.class).as(name);
  }
}
