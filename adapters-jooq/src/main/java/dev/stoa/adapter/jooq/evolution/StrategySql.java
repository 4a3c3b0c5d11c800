package dev.stoa.adapter.jooq.evolution;

import static dev.stoa.schema.generated.tables.StrategyVectors.STRATEGY_VECTORS;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.ByDialect;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.StrategyCap;
import dev.stoa.domain.evolution.StrategyFilter;
import dev.stoa.domain.evolution.StrategyId;
import dev.stoa.domain.evolution.Termination;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Seq;
import org.jooq.Field;
import org.jooq.Param;

/** The statements of the strategy memory. */
final class StrategySql {

  private static final Rows<String> IDS =
      Rows.of(STRATEGY_VECTORS, row -> row.get(STRATEGY_VECTORS.ID)).generated(STRATEGY_VECTORS.ID);

  static final Pages<String, String> ACCEPTED =
      IDS.pages(Order.ascending(STRATEGY_VECTORS.ID, id -> id));
  static final Pages<TimePosition<StrategyId>, String> OLDEST =
      IDS.pages(Order.oldestFirst(STRATEGY_VECTORS.CREATED_AT, STRATEGY_VECTORS.ID));
  static final Filter<Object> NO_SIGNAL =
      Filter.of(STRATEGY_VECTORS.JUDGE_SCORE.eq(inline((long) StrategyCap.NO_SIGNAL)));

  private static final Filter<Seq<String>> AMONG = among();
  private static final Filter<Long> BELOW = Filter.below(STRATEGY_VECTORS.JUDGE_SCORE);
  private static final Filter<Long> ABOVE = above();
  private static final Filter<String> OF_ARCHETYPE = Filter.eq(STRATEGY_VECTORS.AGENT_ARCHETYPE);
  private static final Filter<String> OF_TACTIC =
      Filter.eq(STRATEGY_VECTORS.TACTICAL_CLASSIFICATION);
  private static final Filter<String> OF_REASON = Filter.eq(STRATEGY_VECTORS.TERMINATION_REASON);
  private static final Filter<String> OF_GENERATION = Filter.eq(STRATEGY_VECTORS.GENERATION_ID);
  private static final Filter<String> WITH_AGENT = withAgent();

  static final Field<Integer> COUNT = count().as("counted");
  static final Statement COUNTED = Statement.of(() -> select(COUNT).from(STRATEGY_VECTORS));

  private StrategySql() {}

  /** What is asked of {@link #ACCEPTED}. */
  static Filters wanted(Seq<String> ids, StrategyFilter filter) {
    return Filters.NONE
        .and(AMONG, ids)
        .and(BELOW, filter.scoreBelow().map(Integer::longValue))
        .and(ABOVE, filter.scoreAbove().map(Integer::longValue))
        .and(OF_ARCHETYPE, filter.archetype())
        .and(OF_TACTIC, filter.tactic())
        .and(OF_REASON, filter.reason().map(Termination::label))
        .and(OF_GENERATION, filter.generation().map(GenerationId::value))
        .and(WITH_AGENT, filter.createdAgent());
  }

  private static Filter<Seq<String>> among() {
    ListParam<String> ids = Params.list("ids", STRATEGY_VECTORS.ID);
    return Filter.of(ids.contains(STRATEGY_VECTORS.ID), (binds, wanted) -> binds.set(ids, wanted));
  }

  private static Filter<Long> above() {
    Param<Long> score = Params.named("above", STRATEGY_VECTORS.JUDGE_SCORE);
    return Filter.of(score, STRATEGY_VECTORS.JUDGE_SCORE.gt(score));
  }

  private static Filter<String> withAgent() {
    Param<String> agent = Params.named("agent", String.class);
    return Filter.of(
        agent,
        ByDialect.condition(
            dialect -> dialect.json().hasItem(STRATEGY_VECTORS.CREATED_AGENTS_PRESENT, agent)));
  }
}
