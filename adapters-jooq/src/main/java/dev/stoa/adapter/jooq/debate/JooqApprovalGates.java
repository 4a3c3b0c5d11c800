package dev.stoa.adapter.jooq.debate;

import static dev.stoa.schema.generated.tables.DebateGates.DEBATE_GATES;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.rows.StoredById;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.debate.ApprovalGate;
import dev.stoa.domain.debate.ApprovalGateBuilder;
import dev.stoa.domain.debate.ApprovalGates;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.GateId;
import dev.stoa.domain.debate.GateStatus;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;
import org.jooq.Param;
import org.jooq.impl.DSL;

/** The gates in the table {@code debate_gates}. */
public final class JooqApprovalGates extends StoredById<GateId, ApprovalGate>
    implements ApprovalGates {

  static final Rows<ApprovalGate> GATES =
      Rows.of(DEBATE_GATES, JooqApprovalGates::gate)
          .key(DEBATE_GATES.ID, gate -> gate.id().value())
          .set(DEBATE_GATES.SESSION_ID, gate -> gate.session().value())
          .set(DEBATE_GATES.ROUND, ApprovalGate::round)
          .set(DEBATE_GATES.PHASE_PLACE, gate -> (long) gate.phase().place())
          .set(DEBATE_GATES.REQUESTED_AT, ApprovalGate::requestedAt)
          .set(DEBATE_GATES.EXPIRES_AT, ApprovalGate::expiresAt)
          .changing()
          .set(DEBATE_GATES.STATUS, gate -> gate.status().label())
          .maybe(DEBATE_GATES.DECIDED_AT, ApprovalGate::decidedAt)
          .maybe(DEBATE_GATES.DECIDED_BY, ApprovalGate::decidedBy)
          .maybe(DEBATE_GATES.REASON, ApprovalGate::reason);

  static final Lookup<String, ApprovalGate> BY_ID = GATES.by(DEBATE_GATES.ID);
  static final Pages<ApprovalGate, ApprovalGate> IN_ORDER =
      GATES.pages(
          Order.ascending(
              DEBATE_GATES.ROUND,
              ApprovalGate::round,
              DEBATE_GATES.PHASE_PLACE,
              gate -> (long) gate.phase().place()));
  static final Pages<TimePosition<GateId>, ApprovalGate> NEXT_TO_END =
      GATES.pages(Order.oldestFirst(DEBATE_GATES.EXPIRES_AT, DEBATE_GATES.ID));

  static final Filter<String> IN_SESSION = Filter.eq(DEBATE_GATES.SESSION_ID);
  static final Filter<Long> IN_ROUND = Filter.eq(DEBATE_GATES.ROUND);
  static final Filter<Long> IN_PHASE = Filter.eq(DEBATE_GATES.PHASE_PLACE);

  /** Inline, so that the partial index serves it. */
  static final Filter<Object> PENDING =
      Filter.of(DEBATE_GATES.STATUS.eq(DSL.inline(GateStatus.PENDING.label())));

  static final Filter<Instant> ENDED = ended();

  public JooqApprovalGates(JooqSession session) {
    super(session, GATES, BY_ID);
  }

  @Override
  public Option<ApprovalGate> at(DebateSessionId of, long round, DebatePhase phase) {
    return IN_ORDER.head(session, in(of).and(IN_ROUND, round).and(IN_PHASE, (long) phase.place()));
  }

  @Override
  public Option<ApprovalGate> open(DebateSessionId of) {
    return IN_ORDER.head(session, in(of).and(PENDING));
  }

  @Override
  public Seq<ApprovalGate> of(DebateSessionId of) {
    return IN_ORDER.list(session, in(of));
  }

  private static Filters in(DebateSessionId session) {
    return Filters.NONE.and(IN_SESSION, session.value());
  }

  @Override
  public Seq<ApprovalGate> ended(Instant now, int limit) {
    return NEXT_TO_END.page(
        session, Filters.NONE.and(PENDING).and(ENDED, now), Option.none(), limit);
  }

  private static Filter<Instant> ended() {
    Param<Instant> now = Params.named("now", DEBATE_GATES.EXPIRES_AT);
    return Filter.of(now, DEBATE_GATES.EXPIRES_AT.le(now));
  }

  private static ApprovalGate gate(Row row) throws SQLException {
    return ApprovalGateBuilder.builder()
        .id(new GateId(row.get(DEBATE_GATES.ID)))
        .session(new DebateSessionId(row.get(DEBATE_GATES.SESSION_ID)))
        .round(row.get(DEBATE_GATES.ROUND))
        .phase(DebatePhase.at(Math.toIntExact(row.get(DEBATE_GATES.PHASE_PLACE))))
        .status(GateStatus.labelled(row.get(DEBATE_GATES.STATUS)))
        .requestedAt(row.get(DEBATE_GATES.REQUESTED_AT))
        .expiresAt(row.get(DEBATE_GATES.EXPIRES_AT))
        .decidedAt(Option.of(row.get(DEBATE_GATES.DECIDED_AT)))
        .decidedBy(Option.of(row.get(DEBATE_GATES.DECIDED_BY)))
        .reason(Option.of(row.get(DEBATE_GATES.REASON)))
        .build();
  }
}
