package dev.stoa.adapter.jooq.evolution;

import static dev.stoa.schema.generated.tables.StrategyVectors.STRATEGY_VECTORS;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.sql.Variants;
import dev.stoa.domain.evolution.StrategyCap;
import java.util.List;
import java.util.Set;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;

/** The statements of the strategy memory. */
final class StrategySql {

  /** The conditions a filter may have. */
  enum Part {
    BELOW,
    ABOVE,
    ARCHETYPE,
    TACTIC,
    REASON,
    GENERATION,
    CREATED_AGENT
  }

  static final ListParam<String> IDS = Params.list("ids", STRATEGY_VECTORS.ID);
  static final Field<Integer> LIMIT = Params.limit();
  static final Param<Long> BELOW = Params.named("below", STRATEGY_VECTORS.JUDGE_SCORE);
  static final Param<Long> ABOVE = Params.named("above", STRATEGY_VECTORS.JUDGE_SCORE);
  static final Param<String> AGENT = Params.named("agent", String.class);
  static final Field<Integer> COUNT = count().as("counted");

  static final List<Field<?>> COLUMNS =
      List.of(
          STRATEGY_VECTORS.ID,
          STRATEGY_VECTORS.EPISODE_ID,
          STRATEGY_VECTORS.GENERATION_ID,
          STRATEGY_VECTORS.AGENT_ARCHETYPE,
          STRATEGY_VECTORS.TACTICAL_CLASSIFICATION,
          STRATEGY_VECTORS.JUDGE_SCORE,
          STRATEGY_VECTORS.TERMINATION_REASON,
          STRATEGY_VECTORS.CREATED_AGENTS_PRESENT,
          STRATEGY_VECTORS.DOCUMENT,
          STRATEGY_VECTORS.CREATED_AT);

  static final Statement INSERT =
      Statement.of(() -> insertInto(STRATEGY_VECTORS).set(Params.of(COLUMNS)));
  static final Statement FIND =
      Statement.of(
          () -> select(COLUMNS).from(STRATEGY_VECTORS).where(IDS.contains(STRATEGY_VECTORS.ID)));
  static final Variants<Part> ACCEPTED = Variants.of(Part.class, StrategySql::accepted);
  static final Statement COUNTED = Statement.of(() -> select(COUNT).from(STRATEGY_VECTORS));
  static final Statement WITHOUT_SIGNAL =
      Statement.of(
          () ->
              select(STRATEGY_VECTORS.ID)
                  .from(STRATEGY_VECTORS)
                  .where(STRATEGY_VECTORS.JUDGE_SCORE.eq(inline((long) StrategyCap.NO_SIGNAL)))
                  .orderBy(STRATEGY_VECTORS.CREATED_AT, STRATEGY_VECTORS.ID)
                  .limit(LIMIT));
  static final Statement DELETE =
      Statement.of(() -> deleteFrom(STRATEGY_VECTORS).where(IDS.contains(STRATEGY_VECTORS.ID)));

  private StrategySql() {}

  private static Query accepted(Set<Part> parts, Dialect dialect) {
    Condition wanted = IDS.contains(STRATEGY_VECTORS.ID);
    for (Part part : parts) {
      wanted = wanted.and(of(part, dialect));
    }
    return select(STRATEGY_VECTORS.ID).from(STRATEGY_VECTORS).where(wanted);
  }

  private static Condition of(Part part, Dialect dialect) {
    return switch (part) {
      case BELOW -> STRATEGY_VECTORS.JUDGE_SCORE.lt(BELOW);
      case ABOVE -> STRATEGY_VECTORS.JUDGE_SCORE.gt(ABOVE);
      case ARCHETYPE ->
          STRATEGY_VECTORS.AGENT_ARCHETYPE.eq(Params.of(STRATEGY_VECTORS.AGENT_ARCHETYPE));
      case TACTIC ->
          STRATEGY_VECTORS.TACTICAL_CLASSIFICATION.eq(
              Params.of(STRATEGY_VECTORS.TACTICAL_CLASSIFICATION));
      case REASON ->
          STRATEGY_VECTORS.TERMINATION_REASON.eq(Params.of(STRATEGY_VECTORS.TERMINATION_REASON));
      case GENERATION ->
          STRATEGY_VECTORS.GENERATION_ID.eq(Params.of(STRATEGY_VECTORS.GENERATION_ID));
      case CREATED_AGENT -> dialect.json().hasItem(STRATEGY_VECTORS.CREATED_AGENTS_PRESENT, AGENT);
    };
  }
}
