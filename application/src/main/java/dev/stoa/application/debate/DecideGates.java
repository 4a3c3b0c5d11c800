package dev.stoa.application.debate;

import dev.stoa.domain.debate.ApprovalGate;
import dev.stoa.domain.debate.ApprovalGates;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateRefused;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateStatus;
import dev.stoa.domain.debate.DebateStorage;
import dev.stoa.domain.debate.GateDecision;
import dev.stoa.domain.debate.GateId;
import dev.stoa.domain.debate.GateStatus;
import dev.stoa.domain.kernel.IdSource;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** Requests and decides approval gates; locks are taken in one order: the session, its gate. */
final class DecideGates {

  private final ApprovalGates gates;
  private final FindSession find;
  private final ChangeSession change;
  private final DebateAudit audit;
  private final InstantSource clock;
  private final IdSource ids;

  DecideGates(
      DebateStorage storage,
      ChangeSession change,
      DebateAudit audit,
      InstantSource clock,
      IdSource ids) {
    this.gates = storage.approvalGates();
    this.find = new FindSession(storage.debateSessions());
    this.change = change;
    this.audit = audit;
    this.clock = clock;
    this.ids = ids;
  }

  /** Pauses a running session; the gate of a round and phase is requested once. */
  Either<DebateRefused, ApprovalGate> request(
      DebateSessionId id, long round, DebatePhase phase, Duration open) {
    return find.lock(id)
        .flatMap(
            session ->
                gates
                    .at(id, round, phase)
                    .<Either<DebateRefused, ApprovalGate>>map(Either::right)
                    .getOrElse(() -> requested(session, round, phase, open)));
  }

  private Either<DebateRefused, ApprovalGate> requested(
      DebateSession session, long round, DebatePhase phase, Duration open) {
    if (session.status() != DebateStatus.RUNNING) {
      return Either.left(new DebateRefused.NotRunning(session.id(), session.status()));
    }
    ApprovalGate gate =
        ApprovalGate.requested(
            new GateId(ids.next()), session.id(), round, phase, open, clock.instant());
    gates.add(gate);
    audit.requested(gate);
    return change.become(session, DebateStatus.PAUSED).map(paused -> gate);
  }

  /** An approved session runs again, a rejected one has failed. */
  Either<DebateRefused, ApprovalGate> decide(GateId id, boolean approved, GateDecision decision) {
    return gates
        .find(id)
        .<DebateRefused>toEither(() -> new DebateRefused.UnknownGate(id))
        .flatMap(gate -> find.lock(gate.session()))
        .flatMap(
            session ->
                gates
                    .find(id)
                    .<DebateRefused>toEither(() -> new DebateRefused.UnknownGate(id))
                    .flatMap(
                        gate ->
                            gate.decided(approved, decision, clock.instant())
                                .flatMap(decided -> saved(session, gate, decided))));
  }

  /** Gates whose time is over time out, and their sessions have failed. */
  Seq<ApprovalGate> expire(int limit) {
    Instant now = clock.instant();
    return gates
        .ended(now, limit)
        .flatMap(
            found ->
                find.lock(found.session())
                    .toOption()
                    .flatMap(
                        session ->
                            gates
                                .find(found.id())
                                .filter(gate -> gate.isExpired(now))
                                .flatMap(
                                    gate -> saved(session, gate, gate.timedOut(now)).toOption())));
  }

  private Either<DebateRefused, ApprovalGate> saved(
      DebateSession session, ApprovalGate before, ApprovalGate decided) {
    if (decided.equals(before)) {
      return Either.right(before);
    }
    gates.save(decided);
    audit.decided(decided);
    return session.status() == DebateStatus.PAUSED
        ? change
            .become(
                session,
                decided.status() == GateStatus.APPROVED
                    ? DebateStatus.RUNNING
                    : DebateStatus.FAILED)
            .map(changed -> decided)
        : Either.right(decided);
  }
}
