package dev.stoa.adapter.jooq.critique;

import static dev.stoa.schema.generated.tables.AgentReputation.AGENT_REPUTATION;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.NamedRows;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.critique.CalibrationPosition;
import dev.stoa.domain.critique.Reputation;
import dev.stoa.domain.critique.ReputationBuilder;
import dev.stoa.domain.critique.ReputationPosition;
import dev.stoa.domain.critique.Reputations;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.schema.generated.tables.AgentReputation;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;

/** The reputations in the table {@code agent_reputation}. */
public final class JooqReputations implements Reputations {

  private static final AgentReputation TABLE = AGENT_REPUTATION;

  private static final Rows<Reputation> REPUTATIONS =
      Rows.of(TABLE, JooqReputations::reputation)
          .key(TABLE.AGENT_NAME, reputation -> reputation.agent().value())
          .changing()
          .set(TABLE.PROPOSALS_MADE, Reputation::proposalsMade)
          .set(TABLE.PROPOSALS_ACCEPTED, Reputation::proposalsAccepted)
          .set(TABLE.CRITIQUES_GIVEN, Reputation::critiquesGiven)
          .set(TABLE.CRITIQUES_VALUABLE, Reputation::critiquesValuable)
          .set(TABLE.TOTAL_PREDICTIONS, Reputation::predictions)
          .set(TABLE.TOTAL_PREDICTION_ERROR, Reputation::predictionErrors)
          .derived(TABLE.CALIBRATION_SCORE, Reputation::calibration)
          .set(TABLE.UPDATED_AT, Reputation::updatedAt);

  static final Lookup<String, Reputation> BY_AGENT = REPUTATIONS.by(TABLE.AGENT_NAME);
  static final Pages<Tuple2<Long, String>, Reputation> MOST_ACCEPTED =
      REPUTATIONS.pages(
          Order.ranking(TABLE.PROPOSALS_ACCEPTED, Tuple2::_1, TABLE.AGENT_NAME, Tuple2::_2));
  static final Pages<Tuple2<Double, String>, Reputation> BEST_CALIBRATED =
      REPUTATIONS.pages(
          Order.ranking(TABLE.CALIBRATION_SCORE, Tuple2::_1, TABLE.AGENT_NAME, Tuple2::_2));

  private static final NamedRows NAMED = NamedRows.in(TABLE.AGENT_NAME);

  /** Above every calibration. */
  private static final double TOP = 2;

  private final JooqSession session;

  public JooqReputations(JooqSession session) {
    this.session = session;
  }

  @Override
  public Option<Reputation> find(AgentName agent) {
    return BY_AGENT.find(session, agent.value());
  }

  @Override
  public Seq<Reputation> lock(Seq<AgentName> agents) {
    // Locked by name, not by row, because a reputation may not exist yet.
    session.serialize(agents.map(LockName.REPUTATION::of));
    return BY_AGENT.find(session, agents.map(AgentName::value));
  }

  @Override
  public void save(Seq<Reputation> reputations) {
    REPUTATIONS.put(session, reputations);
  }

  @Override
  public Seq<Reputation> after(Option<ReputationPosition> position, int limit) {
    return MOST_ACCEPTED.page(
        session,
        Filters.NONE,
        position
            .map(last -> Tuple.of(last.proposalsAccepted(), last.agent().value()))
            .orElse(Option.some(Tuple.of(Long.MAX_VALUE, ""))),
        limit);
  }

  @Override
  public Seq<Reputation> calibrated(Option<CalibrationPosition> position, int limit) {
    return BEST_CALIBRATED.page(
        session,
        Filters.NONE,
        position
            .map(last -> Tuple.of(last.calibration(), last.agent().value()))
            .orElse(Option.some(Tuple.of(TOP, ""))),
        limit);
  }

  @Override
  public void remove(AgentName agent) {
    NAMED.remove(session, agent);
  }

  private static Reputation reputation(Row row) throws SQLException {
    return ReputationBuilder.builder()
        .agent(new AgentName(row.get(TABLE.AGENT_NAME)))
        .proposalsMade(row.get(TABLE.PROPOSALS_MADE))
        .proposalsAccepted(row.get(TABLE.PROPOSALS_ACCEPTED))
        .critiquesGiven(row.get(TABLE.CRITIQUES_GIVEN))
        .critiquesValuable(row.get(TABLE.CRITIQUES_VALUABLE))
        .predictions(row.get(TABLE.TOTAL_PREDICTIONS))
        .predictionErrors(row.get(TABLE.TOTAL_PREDICTION_ERROR))
        .updatedAt(row.get(TABLE.UPDATED_AT))
        .build();
  }
}
