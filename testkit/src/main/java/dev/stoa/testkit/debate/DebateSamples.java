package dev.stoa.testkit.debate;

import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Vector;
import java.time.Instant;
import java.util.function.Supplier;

/** The sessions and turns that the contracts of debates store. */
interface DebateSamples extends WorkspaceContract<Storage> {

  /** The instant of the first session. */
  Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  AgentName ADA = new AgentName("ada");
  AgentName BOB = new AgentName("bob");

  /** A stored session of this id, opened at an offset in seconds. */
  default DebateSession session(String id, int seconds, NewDebateSession opened) {
    DebateSession session =
        DebateSession.opened(new DebateSessionId(id), opened, AT.plusSeconds(seconds));
    write(() -> storage().debateSessions().add(session));
    return session;
  }

  /** A stored session. */
  default DebateSession session(String id) {
    return session(id, 0, NewDebateSession.about("cache or not"));
  }

  /** A stored turn. */
  default DebateTurn turn(DebateSession in, String id, long sequence, TurnDraft draft) {
    DebateTurn turn =
        new DebateTurn(new DebateTurnId(id), in.id(), sequence, draft, AT.plusSeconds(sequence));
    write(
        () -> {
          storage().debateTurns().addParticipants(in.id(), draft.participants());
          storage().debateTurns().append(Vector.of(turn));
        });
    return turn;
  }

  /** A statement of an agent. */
  default TurnDraft draft(long round, DebatePhase phase, AgentName agent) {
    return TurnDraft.of(round, phase, agent).content("as I said");
  }

  default void write(Runnable work) {
    storage()
        .unitOfWork()
        .run(
            () -> {
              work.run();
              return true;
            });
  }

  default <T> T ask(Supplier<T> question) {
    return storage().unitOfWork().read(question);
  }
}
