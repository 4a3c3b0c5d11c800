package dev.stoa.application.debate;

import dev.stoa.domain.debate.DebateCourse;
import dev.stoa.domain.debate.DebatePlace;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateStep;
import dev.stoa.domain.debate.DebateStorage;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.GateStatus;
import dev.stoa.domain.debate.TurnFilter;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The step of reading where a debate that is led stands; requires an open unit of work. */
public final class LookAtDebate {

  private final DebateStorage storage;

  /** In a store of debates. */
  public LookAtDebate(DebateStorage storage) {
    this.storage = storage;
  }

  LedDebate look(DebateSession session, Instant now) {
    List<DebateTurn> turns = new ArrayList<>();
    storage.debateTurns().scan(session.id(), TurnFilter.ALL, turns::add);
    Seq<DebateTurn> taken = Vector.ofAll(turns);
    DebateCourse course =
        DebateCourse.of(session, session.opened().config().participants().toLinkedSet());
    DebateStep step =
        course.next(
            taken,
            () -> storage.debateVotes().of(session.id()),
            place -> isApproved(session.id(), place),
            now);
    return new LedDebate(
        course,
        step,
        taken,
        storage.approvalGates().open(session.id()),
        storage
            .concludedDebates()
            .find(session.debate())
            .filter(debate -> debate.session().equals(session.id())));
  }

  /** Until when a debate waits for the answer of an agent, if it does. */
  public Option<Instant> waitsUntil(DebateSession session, AgentName agent, Instant now) {
    return look(session, now)
        .asked(agent)
        .filter(asked -> !asked.isLate(now))
        .map(DebateStep.Asked::until);
  }

  private boolean isApproved(DebateSessionId id, DebatePlace after) {
    return storage
        .approvalGates()
        .at(id, after.round(), after.phase())
        .exists(gate -> gate.status() == GateStatus.APPROVED);
  }
}
