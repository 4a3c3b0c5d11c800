package dev.stoa.application.debate;

import dev.stoa.domain.debate.ApprovalGates;
import dev.stoa.domain.debate.DebateRefused;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateSessions;
import dev.stoa.domain.debate.DebateStatus;
import dev.stoa.domain.debate.DebateStorage;
import io.vavr.control.Either;
import java.time.InstantSource;

/** Changes the state of sessions, audited; requires an open write unit. */
final class ChangeSession {

  private final DebateSessions sessions;
  private final ApprovalGates gates;
  private final FindSession find;
  private final DebateAudit audit;
  private final InstantSource clock;

  ChangeSession(DebateStorage storage, DebateAudit audit, InstantSource clock) {
    this.sessions = storage.debateSessions();
    this.gates = storage.approvalGates();
    this.find = new FindSession(sessions);
    this.audit = audit;
    this.clock = clock;
  }

  Either<DebateRefused, DebateSession> become(DebateSessionId id, DebateStatus next) {
    return find.lock(id)
        .flatMap(session -> unlessAtGate(session, next))
        .flatMap(session -> become(session, next));
  }

  /** Lets a session run that is in this state, pending or paused; one that runs already may. */
  Either<DebateRefused, DebateSession> run(DebateSessionId id, DebateStatus from) {
    DebateStatus other = from == DebateStatus.PENDING ? DebateStatus.PAUSED : DebateStatus.PENDING;
    return find.lock(id)
        .flatMap(
            session ->
                session.status() == other
                    ? Either.left(new DebateRefused.NotThatWay(id, other))
                    : become(id, DebateStatus.RUNNING));
  }

  /** As {@link #become}; one that runs already has its time from now on too. */
  Either<DebateRefused, DebateSession> runFromNow(DebateSessionId id) {
    return become(id, DebateStatus.RUNNING)
        .map(
            session -> {
              DebateSession running = session.from(clock.instant());
              sessions.save(running);
              return running;
            });
  }

  /** For sessions that are locked. */
  Either<DebateRefused, DebateSession> become(DebateSession session, DebateStatus next) {
    return session
        .become(next, clock.instant())
        .peek(
            changed -> {
              if (changed.status() != session.status()) {
                sessions.save(changed);
                audit.changed(changed, session.status());
              }
            });
  }

  /** A pending gate holds the session; cancelling or failing it needs no decision. */
  private Either<DebateRefused, DebateSession> unlessAtGate(
      DebateSession session, DebateStatus next) {
    if (session.status() != DebateStatus.PAUSED || next != DebateStatus.RUNNING) {
      return Either.right(session);
    }
    return gates
        .open(session.id())
        .<Either<DebateRefused, DebateSession>>map(
            gate -> Either.left(new DebateRefused.AtGate(session.id(), gate.id())))
        .getOrElse(() -> Either.right(session));
  }
}
