package dev.stoa.adapter.jooq.specialist;

import static dev.stoa.schema.generated.tables.AssertionEvents.ASSERTION_EVENTS;
import static org.jooq.impl.DSL.avg;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.sum;

import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.sql.TimeOrder;
import dev.stoa.domain.specialist.AssertionFilter;
import dev.stoa.domain.specialist.AssertionFilter.Kind;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.util.List;
import java.util.function.Function;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.TableField;

/** The statements of results of assertions; each listing goes along an index. */
final class AssertionSql {

  static final Field<Integer> LIMIT = Params.limit();
  static final Param<String> VALUE = Params.named("value", ASSERTION_EVENTS.ASSERTION_NAME);
  static final TimeOrder NEWEST_FIRST =
      TimeOrder.newestFirst(ASSERTION_EVENTS.CREATED_AT, ASSERTION_EVENTS.ID);

  static final Field<Integer> RESULTS = count().as("results");
  static final Field<Integer> PASSED =
      count().filterWhere(ASSERTION_EVENTS.PASSED).as("passed_results");
  static final Field<Double> BONUS =
      avg(ASSERTION_EVENTS.BONUS_APPLIED).cast(Double.class).as("mean_bonus");
  static final Field<Long> RETRIES =
      sum(ASSERTION_EVENTS.RETRIES_USED).cast(Long.class).as("all_retries");
  static final Field<Double> LATENCY =
      avg(ASSERTION_EVENTS.LATENCY_MS).cast(Double.class).as("mean_latency");

  private static final List<Field<?>> COLUMNS =
      List.of(
          ASSERTION_EVENTS.ID,
          ASSERTION_EVENTS.CREATED_AT,
          ASSERTION_EVENTS.SESSION_ID,
          ASSERTION_EVENTS.ASSERTION_NAME,
          ASSERTION_EVENTS.LEVEL,
          ASSERTION_EVENTS.PASSED,
          ASSERTION_EVENTS.BONUS_APPLIED,
          ASSERTION_EVENTS.RETRIES_USED,
          ASSERTION_EVENTS.MESSAGE,
          ASSERTION_EVENTS.DOMAIN,
          ASSERTION_EVENTS.POLICY_NAME,
          ASSERTION_EVENTS.LATENCY_MS);

  static final Statement INSERT =
      Statement.of(() -> insertInto(ASSERTION_EVENTS).set(Params.of(COLUMNS)));

  private static final Map<Kind, Statement> PAGES = each(column -> page(column, noCondition()));
  private static final Map<Kind, Statement> PAGES_AFTER =
      each(column -> page(column, NEWEST_FIRST.after()));
  private static final Map<Kind, Statement> COUNTS = each(AssertionSql::counted);

  private AssertionSql() {}

  static Statement page(AssertionFilter.Kind kind, boolean after) {
    return (after ? PAGES_AFTER : PAGES).get(kind).get();
  }

  static Statement counts(AssertionFilter.Kind kind) {
    return COUNTS.get(kind).get();
  }

  private static Map<Kind, Statement> each(Function<TableField<?, String>, Query> query) {
    return Vector.of(Kind.values())
        .toMap(kind -> kind, kind -> Statement.of(() -> query.apply(column(kind))));
  }

  private static TableField<?, String> column(Kind kind) {
    return switch (kind) {
      case SESSION -> ASSERTION_EVENTS.SESSION_ID;
      case NAME -> ASSERTION_EVENTS.ASSERTION_NAME;
      case DOMAIN -> ASSERTION_EVENTS.DOMAIN;
      case POLICY -> ASSERTION_EVENTS.POLICY_NAME;
    };
  }

  private static Query page(TableField<?, String> column, Condition after) {
    return select(COLUMNS)
        .from(ASSERTION_EVENTS)
        .where(column.eq(VALUE))
        .and(after)
        .orderBy(NEWEST_FIRST.order())
        .limit(LIMIT);
  }

  private static Query counted(TableField<?, String> column) {
    return select(ASSERTION_EVENTS.ASSERTION_NAME, RESULTS, PASSED, BONUS, RETRIES, LATENCY)
        .from(ASSERTION_EVENTS)
        .where(column.eq(VALUE))
        .groupBy(ASSERTION_EVENTS.ASSERTION_NAME)
        .orderBy(ASSERTION_EVENTS.ASSERTION_NAME)
        .limit(LIMIT);
  }
}
