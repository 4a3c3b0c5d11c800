package dev.stoa.adapter.jooq.consensus;

import static dev.stoa.adapter.jooq.consensus.ConsensusRows.HELD;
import static dev.stoa.schema.generated.tables.ConsensusPositions.CONSENSUS_POSITIONS;
import static org.jooq.impl.DSL.condition;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.sum;
import static org.jooq.impl.DSL.when;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.schema.generated.tables.ConsensusPositions;
import org.jooq.Field;
import org.jooq.Query;

/** The statements of positions, and of their outcomes once the truth is known. */
final class PositionSql {

  static final ListParam<String> IDS = Params.list("ids", CONSENSUS_POSITIONS.CONSENSUS_ID);

  /** How often an agent disagreed, how often it was right, and what that was worth. */
  static final Field<Integer> DISSENTS = count().as("dissents");

  static final Field<Integer> RIGHT =
      count().filterWhere(condition(CONSENSUS_POSITIONS.WAS_RIGHT)).as("was_right_count");
  static final Field<Double> WORTH = sum(worth()).coerce(Double.class).as("worth");

  private static final ConsensusPositions ONE = CONSENSUS_POSITIONS.as("one");
  private static final ConsensusPositions OTHER = CONSENSUS_POSITIONS.as("other");

  /** Two agents, how often they took part together, and how often both were wrong. */
  static final Field<String> ONE_NAME = ONE.AGENT_NAME.as("one_name");

  static final Field<String> OTHER_NAME = OTHER.AGENT_NAME.as("other_name");
  static final Field<Integer> TOGETHER = count().as("together");
  static final Field<Integer> WRONG =
      count()
          .filterWhere(condition(ONE.WAS_RIGHT).not().and(condition(OTHER.WAS_RIGHT).not()))
          .as("wrong");

  static final Statement OF_CONSENSUSES =
      Statement.of(
          () ->
              HELD.select(IDS.contains(CONSENSUS_POSITIONS.CONSENSUS_ID))
                  .orderBy(CONSENSUS_POSITIONS.CONSENSUS_ID, CONSENSUS_POSITIONS.AGENT_NAME));
  static final Statement DISSENTERS = Statement.of(PositionSql::dissenters);
  static final Statement ERRORS = Statement.of(PositionSql::errors);

  private PositionSql() {}

  private static Query dissenters() {
    return select(CONSENSUS_POSITIONS.AGENT_NAME, DISSENTS, RIGHT, WORTH)
        .from(CONSENSUS_POSITIONS)
        .where(condition(CONSENSUS_POSITIONS.AGREES).not())
        .and(CONSENSUS_POSITIONS.WAS_RIGHT.isNotNull())
        .and(CONSENSUS_POSITIONS.AGENT_NAME.gt(Params.of(CONSENSUS_POSITIONS.AGENT_NAME)))
        .groupBy(CONSENSUS_POSITIONS.AGENT_NAME)
        .orderBy(CONSENSUS_POSITIONS.AGENT_NAME)
        .limit(Rows.LIMIT);
  }

  private static Query errors() {
    return select(ONE_NAME, OTHER_NAME, TOGETHER, WRONG)
        .from(ONE)
        .join(OTHER)
        .on(ONE.CONSENSUS_ID.eq(OTHER.CONSENSUS_ID).and(ONE.AGENT_NAME.lt(OTHER.AGENT_NAME)))
        .where(ONE.WAS_RIGHT.isNotNull())
        .and(OTHER.WAS_RIGHT.isNotNull())
        .groupBy(ONE.AGENT_NAME, OTHER.AGENT_NAME)
        .having(
            count()
                .filterWhere(condition(ONE.WAS_RIGHT).not().and(condition(OTHER.WAS_RIGHT).not()))
                .gt(inline(0)))
        .orderBy(WRONG.desc(), TOGETHER, ONE_NAME, OTHER_NAME)
        .limit(Rows.LIMIT);
  }

  private static Field<Double> worth() {
    Field<Double> error =
        CONSENSUS_POSITIONS.CONFIDENCE.minus(
            when(condition(CONSENSUS_POSITIONS.WAS_RIGHT), inline(1.0)).otherwise(inline(0.0)));
    return inline(0.25).minus(error.mul(error));
  }
}
