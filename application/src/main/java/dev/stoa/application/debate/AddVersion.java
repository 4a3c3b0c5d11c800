package dev.stoa.application.debate;

import dev.stoa.domain.debate.CodeDraft;
import dev.stoa.domain.debate.CodeVersion;
import dev.stoa.domain.debate.CodeVersionId;
import dev.stoa.domain.debate.CodeVersions;
import dev.stoa.domain.debate.DebateRefused;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateStorage;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateTurns;
import dev.stoa.domain.kernel.IdSource;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;

/** Adds code versions to a running session; requires an open write unit. */
final class AddVersion {

  private final CodeVersions versions;
  private final DebateTurns turns;
  private final FindSession find;
  private final InstantSource clock;
  private final IdSource ids;

  AddVersion(DebateStorage storage, InstantSource clock, IdSource ids) {
    this.versions = storage.codeVersions();
    this.turns = storage.debateTurns();
    this.find = new FindSession(storage.debateSessions());
    this.clock = clock;
    this.ids = ids;
  }

  /** The session is locked, so that numbers are taken one after the other. */
  Either<DebateRefused, CodeVersion> add(DebateSessionId id, CodeDraft draft) {
    return find.lockRunning(id)
        .flatMap(session -> withItsTurn(session, draft))
        .map(session -> next(session, draft));
  }

  /** The code of an earlier version again, as a new one. */
  Either<DebateRefused, CodeVersion> rollback(DebateSessionId id, long number) {
    return find.lockRunning(id)
        .flatMap(
            session ->
                versions
                    .find(id, number)
                    .<DebateRefused>toEither(() -> new DebateRefused.UnknownVersion(id, number))
                    .map(earlier -> next(session, earlier.draft())));
  }

  private Either<DebateRefused, DebateSession> withItsTurn(DebateSession session, CodeDraft draft) {
    return draft
        .turn()
        .filter(
            turn ->
                !turns
                    .find(Vector.of(turn))
                    .get(turn)
                    .map(DebateTurn::session)
                    .contains(session.id()))
        .<Either<DebateRefused, DebateSession>>map(
            turn -> Either.left(new DebateRefused.UnknownTurn(turn, session.id())))
        .getOrElse(() -> Either.right(session));
  }

  private CodeVersion next(DebateSession session, CodeDraft draft) {
    Option<CodeVersion> previous = versions.latest(session.id());
    long number = previous.map(CodeVersion::number).getOrElse(0L) + 1;
    CodeVersion version =
        new CodeVersion(
            new CodeVersionId(ids.next()),
            session.id(),
            number,
            draft,
            previous.map(
                before ->
                    UnifiedDiff.between(
                        "version " + before.number(),
                        before.draft().code(),
                        "version " + number,
                        draft.code())),
            clock.instant());
    versions.add(version);
    return version;
  }
}
