package dev.stoa.application.debate;

import dev.stoa.domain.debate.DebateRefused;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateSessions;
import dev.stoa.domain.debate.DebateStatus;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.ReferenceLookup;
import io.vavr.control.Either;

/** The step of finding a session by its id or an end of it; requires an open unit of work. */
final class FindSession {

  private final DebateSessions sessions;

  FindSession(DebateSessions sessions) {
    this.sessions = sessions;
  }

  Either<DebateRefused, DebateSession> find(String reference) {
    PlainText.require("session", reference, DebateSessionId.MAX_LENGTH);
    return sessions
        .find(new DebateSessionId(reference))
        .<Either<DebateRefused, DebateSession>>map(Either::right)
        .getOrElse(
            () ->
                ReferenceLookup.byEnd(
                    reference,
                    sessions::endingWith,
                    () -> new DebateRefused.Unknown(reference),
                    candidates -> new DebateRefused.Ambiguous(reference, candidates)));
  }

  Either<DebateRefused, DebateSession> find(DebateSessionId id) {
    return sessions.find(id).toEither(() -> new DebateRefused.Unknown(id.value()));
  }

  /** Locked until the write unit ends. */
  Either<DebateRefused, DebateSession> lock(DebateSessionId id) {
    return sessions.lock(id).toEither(() -> new DebateRefused.Unknown(id.value()));
  }

  /** Locked, and running. */
  Either<DebateRefused, DebateSession> lockRunning(DebateSessionId id) {
    return lock(id).flatMap(FindSession::running);
  }

  /** The session if it runs. */
  static Either<DebateRefused, DebateSession> running(DebateSession session) {
    return session.status() == DebateStatus.RUNNING
        ? Either.right(session)
        : Either.left(new DebateRefused.NotRunning(session.id(), session.status()));
  }
}
