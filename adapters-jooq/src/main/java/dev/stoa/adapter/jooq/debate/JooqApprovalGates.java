package dev.stoa.adapter.jooq.debate;

import static dev.stoa.schema.generated.tables.DebateGates.DEBATE_GATES;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.debate.ApprovalGate;
import dev.stoa.domain.debate.ApprovalGates;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.GateId;
import dev.stoa.domain.debate.GateStatus;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;

/** The gates in the table {@code debate_gates}. */
public final class JooqApprovalGates implements ApprovalGates {

  private final JooqSession session;

  public JooqApprovalGates(JooqSession session) {
    this.session = session;
  }

  @Override
  public void add(ApprovalGate gate) {
    session.run(
        GateSql.INSERT,
        binds ->
            bindDecision(binds, gate)
                .set(DEBATE_GATES.SESSION_ID, gate.session().value())
                .set(DEBATE_GATES.ROUND, gate.round())
                .set(DEBATE_GATES.PHASE_PLACE, (long) gate.phase().place())
                .set(DEBATE_GATES.REQUESTED_AT, gate.requestedAt())
                .set(DEBATE_GATES.EXPIRES_AT, gate.expiresAt()));
  }

  @Override
  public void save(ApprovalGate gate) {
    session.run(GateSql.SAVE, binds -> bindDecision(binds, gate));
  }

  @Override
  public Option<ApprovalGate> find(GateId id) {
    return session.one(
        GateSql.FIND, binds -> binds.set(DEBATE_GATES.ID, id.value()), JooqApprovalGates::gate);
  }

  @Override
  public Option<ApprovalGate> at(DebateSessionId of, long round, DebatePhase phase) {
    return session.one(
        GateSql.AT,
        binds ->
            binds
                .set(DEBATE_GATES.SESSION_ID, of.value())
                .set(DEBATE_GATES.ROUND, round)
                .set(DEBATE_GATES.PHASE_PLACE, (long) phase.place()),
        JooqApprovalGates::gate);
  }

  @Override
  public Option<ApprovalGate> open(DebateSessionId of) {
    return session.one(
        GateSql.OPEN,
        binds -> binds.set(DEBATE_GATES.SESSION_ID, of.value()),
        JooqApprovalGates::gate);
  }

  @Override
  public Seq<ApprovalGate> of(DebateSessionId of) {
    return session.list(
        GateSql.OF_SESSION,
        binds -> binds.set(DEBATE_GATES.SESSION_ID, of.value()),
        JooqApprovalGates::gate);
  }

  @Override
  public Seq<ApprovalGate> ended(Instant now, int limit) {
    return session.list(
        GateSql.ENDED,
        binds -> binds.set(GateSql.NOW, now).set(GateSql.LIMIT, limit),
        JooqApprovalGates::gate);
  }

  private static Binds bindDecision(Binds binds, ApprovalGate gate) throws SQLException {
    return binds
        .set(DEBATE_GATES.ID, gate.id().value())
        .set(DEBATE_GATES.STATUS, gate.status().label())
        .set(DEBATE_GATES.DECIDED_AT, gate.decidedAt().getOrNull())
        .set(DEBATE_GATES.DECIDED_BY, gate.decidedBy().getOrNull())
        .set(DEBATE_GATES.REASON, gate.reason().getOrNull());
  }

  private static ApprovalGate gate(Row row) throws SQLException {
    return new ApprovalGate(
        new GateId(row.get(DEBATE_GATES.ID)),
        new DebateSessionId(row.get(DEBATE_GATES.SESSION_ID)),
        row.get(DEBATE_GATES.ROUND),
        DebatePhase.at(Math.toIntExact(row.get(DEBATE_GATES.PHASE_PLACE))),
        GateStatus.labelled(row.get(DEBATE_GATES.STATUS)),
        row.get(DEBATE_GATES.REQUESTED_AT),
        row.get(DEBATE_GATES.EXPIRES_AT),
        Option.of(row.get(DEBATE_GATES.DECIDED_AT)),
        Option.of(row.get(DEBATE_GATES.DECIDED_BY)),
        Option.of(row.get(DEBATE_GATES.REASON)));
  }
}
