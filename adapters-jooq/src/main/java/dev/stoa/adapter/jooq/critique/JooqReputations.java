package dev.stoa.adapter.jooq.critique;

import static dev.stoa.schema.generated.Tables.AGENT_REPUTATION;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.domain.critique.Reputation;
import dev.stoa.domain.critique.ReputationPosition;
import dev.stoa.domain.critique.Reputations;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.schema.generated.tables.records.AgentReputationRecord;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.jooq.Condition;
import org.jooq.Select;
import org.jooq.impl.DSL;

/** The reputations in the table {@code agent_reputation}. */
public final class JooqReputations implements Reputations {

  private final JooqSession session;

  public JooqReputations(JooqSession session) {
    this.session = session;
  }

  @Override
  public Option<Reputation> find(AgentName agent) {
    AgentReputationRecord row =
        session
            .dsl()
            .selectFrom(AGENT_REPUTATION)
            .where(AGENT_REPUTATION.AGENT_NAME.eq(agent.value()))
            .fetchOne();
    return Option.of(row).map(JooqReputations::reputation);
  }

  @Override
  public Option<Reputation> lock(AgentName agent) {
    // By name, not by row: a reputation that is not there yet must be held still too.
    session.serialize("reputation " + agent);
    return find(agent);
  }

  @Override
  public void save(Reputation reputation) {
    session
        .dsl()
        .insertInto(AGENT_REPUTATION)
        .set(row(reputation))
        .onConflict(AGENT_REPUTATION.AGENT_NAME)
        .doUpdate()
        .setAllToExcluded()
        .execute();
  }

  @Override
  public Seq<Reputation> after(Option<ReputationPosition> position, int limit) {
    return Vector.ofAll(
        session.dsl().fetch(page(position, limit)).map(JooqReputations::reputation));
  }

  static Select<AgentReputationRecord> page(Option<ReputationPosition> position, int limit) {
    return DSL.selectFrom(AGENT_REPUTATION)
        .where(
            position
                .map(JooqReputations::behind)
                .getOrElse(() -> AGENT_REPUTATION.PROPOSALS_ACCEPTED.le(Long.MAX_VALUE)))
        .orderBy(AGENT_REPUTATION.PROPOSALS_ACCEPTED.desc(), AGENT_REPUTATION.AGENT_NAME)
        .limit(limit);
  }

  /** The first half is what an index can use. */
  private static Condition behind(ReputationPosition last) {
    return AGENT_REPUTATION
        .PROPOSALS_ACCEPTED
        .le(last.proposalsAccepted())
        .and(
            AGENT_REPUTATION
                .PROPOSALS_ACCEPTED
                .lt(last.proposalsAccepted())
                .or(AGENT_REPUTATION.AGENT_NAME.gt(last.agent().value())));
  }

  private static AgentReputationRecord row(Reputation reputation) {
    AgentReputationRecord row = new AgentReputationRecord();
    row.set(AGENT_REPUTATION.AGENT_NAME, reputation.agent().value());
    row.set(AGENT_REPUTATION.PROPOSALS_MADE, reputation.proposalsMade());
    row.set(AGENT_REPUTATION.PROPOSALS_ACCEPTED, reputation.proposalsAccepted());
    row.set(AGENT_REPUTATION.CRITIQUES_GIVEN, reputation.critiquesGiven());
    row.set(AGENT_REPUTATION.CRITIQUES_VALUABLE, reputation.critiquesValuable());
    row.set(AGENT_REPUTATION.TOTAL_PREDICTIONS, reputation.predictions());
    row.set(AGENT_REPUTATION.TOTAL_PREDICTION_ERROR, reputation.predictionErrors());
    row.set(AGENT_REPUTATION.CALIBRATION_SCORE, reputation.calibration());
    row.set(AGENT_REPUTATION.UPDATED_AT, reputation.updatedAt());
    return row;
  }

  private static Reputation reputation(AgentReputationRecord row) {
    return new Reputation(
        new AgentName(row.getAgentName()),
        row.getProposalsMade(),
        row.getProposalsAccepted(),
        row.getCritiquesGiven(),
        row.getCritiquesValuable(),
        row.getTotalPredictions(),
        row.getTotalPredictionError(),
        row.getUpdatedAt());
  }
}
