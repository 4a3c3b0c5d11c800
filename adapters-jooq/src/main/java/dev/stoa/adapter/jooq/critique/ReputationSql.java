package dev.stoa.adapter.jooq.critique;

import static dev.stoa.schema.generated.tables.AgentReputation.AGENT_REPUTATION;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.schema.generated.tables.AgentReputation;
import java.util.List;
import org.jooq.Field;
import org.jooq.Query;

/** The statements of reputations; each list uses an index. */
final class ReputationSql {

  private static final AgentReputation TABLE = AGENT_REPUTATION;

  static final Field<Integer> LIMIT = Params.limit();
  static final ListParam<String> AGENTS = Params.list("agents", TABLE.AGENT_NAME);

  private static final List<Field<?>> REST =
      List.of(
          TABLE.PROPOSALS_MADE,
          TABLE.PROPOSALS_ACCEPTED,
          TABLE.CRITIQUES_GIVEN,
          TABLE.CRITIQUES_VALUABLE,
          TABLE.TOTAL_PREDICTIONS,
          TABLE.TOTAL_PREDICTION_ERROR,
          TABLE.CALIBRATION_SCORE,
          TABLE.UPDATED_AT);

  static final Statement FIND =
      Statement.of(
          () ->
              select(TABLE.AGENT_NAME)
                  .select(REST)
                  .from(TABLE)
                  .where(AGENTS.contains(TABLE.AGENT_NAME)));
  static final Statement SAVE =
      Statement.of(
          () ->
              insertInto(TABLE)
                  .set(Params.of(List.of(TABLE.AGENT_NAME)))
                  .set(Params.of(REST))
                  .onConflict(TABLE.AGENT_NAME)
                  .doUpdate()
                  .set(Params.excluded(REST)));
  static final Statement MOST_ACCEPTED = Statement.of(() -> page(TABLE.PROPOSALS_ACCEPTED));
  static final Statement BEST_CALIBRATED = Statement.of(() -> page(TABLE.CALIBRATION_SCORE));

  private ReputationSql() {}

  /** After a position; the index scan starts at the first bound. */
  private static <T> Query page(Field<T> rank) {
    return select(TABLE.AGENT_NAME)
        .select(REST)
        .from(TABLE)
        .where(rank.le(Params.of(rank)))
        .and(rank.lt(Params.of(rank)).or(TABLE.AGENT_NAME.gt(Params.of(TABLE.AGENT_NAME))))
        .orderBy(rank.desc(), TABLE.AGENT_NAME)
        .limit(LIMIT);
  }
}
