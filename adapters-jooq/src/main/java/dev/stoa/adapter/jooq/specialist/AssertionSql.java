package dev.stoa.adapter.jooq.specialist;

import static dev.stoa.schema.generated.tables.AssertionEvents.ASSERTION_EVENTS;
import static org.jooq.impl.DSL.avg;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.sum;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.specialist.AssertionFilter;
import dev.stoa.domain.specialist.AssertionFilter.Kind;
import dev.stoa.domain.specialist.AssertionId;
import dev.stoa.domain.specialist.AssertionResult;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.util.function.Function;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.TableField;

/** The statements of results of assertions; each listing goes along an index. */
final class AssertionSql {

  static final Pages<TimePosition<AssertionId>, AssertionResult> NEWEST =
      AssertionRows.RESULTS.pages(
          Order.newestFirst(ASSERTION_EVENTS.CREATED_AT, ASSERTION_EVENTS.ID));
  static final Param<String> VALUE = Params.named("value", ASSERTION_EVENTS.ASSERTION_NAME);

  static final Field<Integer> RESULTS = count().as("results");
  static final Field<Integer> PASSED =
      count().filterWhere(ASSERTION_EVENTS.PASSED).as("passed_results");
  static final Field<Double> BONUS =
      avg(ASSERTION_EVENTS.BONUS_APPLIED).cast(Double.class).as("mean_bonus");
  static final Field<Long> RETRIES =
      sum(ASSERTION_EVENTS.RETRIES_USED).cast(Long.class).as("all_retries");
  static final Field<Double> LATENCY =
      avg(ASSERTION_EVENTS.LATENCY_MS).cast(Double.class).as("mean_latency");

  private static final Map<Kind, Filter<String>> FILTERS =
      each(column -> Filter.of(VALUE, column.eq(VALUE)));
  private static final Map<Kind, Statement> COUNTS =
      each(column -> Statement.of(() -> counted(column)));

  private AssertionSql() {}

  static Filters wanted(AssertionFilter filter) {
    return Filters.NONE.and(FILTERS.get(filter.kind()).get(), filter.value());
  }

  static Statement counts(AssertionFilter.Kind kind) {
    return COUNTS.get(kind).get();
  }

  private static <T> Map<Kind, T> each(Function<TableField<?, String>, T> made) {
    return Vector.of(Kind.values()).toMap(kind -> kind, kind -> made.apply(column(kind)));
  }

  private static TableField<?, String> column(Kind kind) {
    return switch (kind) {
      case SESSION -> ASSERTION_EVENTS.SESSION_ID;
      case NAME -> ASSERTION_EVENTS.ASSERTION_NAME;
      case DOMAIN -> ASSERTION_EVENTS.DOMAIN;
      case POLICY -> ASSERTION_EVENTS.POLICY_NAME;
    };
  }

  private static Query counted(TableField<?, String> column) {
    return select(ASSERTION_EVENTS.ASSERTION_NAME, RESULTS, PASSED, BONUS, RETRIES, LATENCY)
        .from(ASSERTION_EVENTS)
        .where(column.eq(VALUE))
        .groupBy(ASSERTION_EVENTS.ASSERTION_NAME)
        .orderBy(ASSERTION_EVENTS.ASSERTION_NAME)
        .limit(Rows.LIMIT);
  }
}
