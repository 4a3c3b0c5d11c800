package dev.stoa.adapter.jooq.critique;

import static dev.stoa.schema.generated.tables.AgentReputation.AGENT_REPUTATION;

import dev.stoa.adapter.jooq.rows.NamedRows;
import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.critique.CalibrationPosition;
import dev.stoa.domain.critique.Reputation;
import dev.stoa.domain.critique.ReputationPosition;
import dev.stoa.domain.critique.Reputations;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.schema.generated.tables.AgentReputation;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;

/** The reputations in the table {@code agent_reputation}. */
public final class JooqReputations implements Reputations {

  private static final AgentReputation TABLE = AGENT_REPUTATION;

  private static final NamedRows ROWS = NamedRows.in(TABLE.AGENT_NAME);

  /** Above every calibration. */
  private static final double TOP = 2;

  private final JooqSession session;

  public JooqReputations(JooqSession session) {
    this.session = session;
  }

  @Override
  public Option<Reputation> find(AgentName agent) {
    return of(Vector.of(agent)).headOption();
  }

  private Seq<Reputation> of(Seq<AgentName> agents) {
    return session.list(
        ReputationSql.FIND,
        binds -> binds.set(ReputationSql.AGENTS, agents.map(AgentName::value)),
        JooqReputations::reputation);
  }

  @Override
  public Seq<Reputation> lock(Seq<AgentName> agents) {
    // Locked by name, not by row, because a reputation may not exist yet.
    session.serialize(agents.map(LockName.REPUTATION::of));
    return of(agents);
  }

  @Override
  public void save(Seq<Reputation> reputations) {
    session.batch(ReputationSql.SAVE, reputations, JooqReputations::bind);
  }

  @Override
  public Seq<Reputation> after(Option<ReputationPosition> position, int limit) {
    return session.list(
        ReputationSql.MOST_ACCEPTED,
        binds ->
            binds
                .set(
                    TABLE.PROPOSALS_ACCEPTED,
                    position.map(ReputationPosition::proposalsAccepted).getOrElse(Long.MAX_VALUE))
                .set(TABLE.AGENT_NAME, position.map(last -> last.agent().value()).getOrElse(""))
                .set(ReputationSql.LIMIT, limit),
        JooqReputations::reputation);
  }

  @Override
  public Seq<Reputation> calibrated(Option<CalibrationPosition> position, int limit) {
    return session.list(
        ReputationSql.BEST_CALIBRATED,
        binds ->
            binds
                .set(
                    TABLE.CALIBRATION_SCORE,
                    position.map(CalibrationPosition::calibration).getOrElse(TOP))
                .set(TABLE.AGENT_NAME, position.map(last -> last.agent().value()).getOrElse(""))
                .set(ReputationSql.LIMIT, limit),
        JooqReputations::reputation);
  }

  @Override
  public void remove(AgentName agent) {
    ROWS.remove(session, agent);
  }

  private static void bind(Binds binds, Reputation reputation) throws SQLException {
    binds
        .set(TABLE.AGENT_NAME, reputation.agent().value())
        .set(TABLE.PROPOSALS_MADE, reputation.proposalsMade())
        .set(TABLE.PROPOSALS_ACCEPTED, reputation.proposalsAccepted())
        .set(TABLE.CRITIQUES_GIVEN, reputation.critiquesGiven())
        .set(TABLE.CRITIQUES_VALUABLE, reputation.critiquesValuable())
        .set(TABLE.TOTAL_PREDICTIONS, reputation.predictions())
        .set(TABLE.TOTAL_PREDICTION_ERROR, reputation.predictionErrors())
        .set(TABLE.CALIBRATION_SCORE, reputation.calibration())
        .set(TABLE.UPDATED_AT, reputation.updatedAt());
  }

  private static Reputation reputation(Row row) throws SQLException {
    return new Reputation(
        new AgentName(row.get(TABLE.AGENT_NAME)),
        row.get(TABLE.PROPOSALS_MADE),
        row.get(TABLE.PROPOSALS_ACCEPTED),
        row.get(TABLE.CRITIQUES_GIVEN),
        row.get(TABLE.CRITIQUES_VALUABLE),
        row.get(TABLE.TOTAL_PREDICTIONS),
        row.get(TABLE.TOTAL_PREDICTION_ERROR),
        row.get(TABLE.UPDATED_AT));
  }
}
