package dev.stoa.application.debate;

import dev.stoa.domain.debate.ApprovalGate;
import dev.stoa.domain.debate.ConcludedDebate;
import dev.stoa.domain.debate.DebateCourse;
import dev.stoa.domain.debate.DebatePlace;
import dev.stoa.domain.debate.DebateRefused;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateStatus;
import dev.stoa.domain.debate.DebateStep;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.GateStatus;
import dev.stoa.domain.debate.TurnFilter;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs a session from where it is to its conclusion.
 *
 * <p>Every answer is committed when it comes, so that a run that was interrupted continues with who
 * has not answered yet.
 */
final class RunDebate {

  private final DebateOperations debates;
  private final GateOperations gates;
  private final AskParticipants ask;
  private final InstantSource clock;

  RunDebate(
      DebateOperations debates, GateOperations gates, AskParticipants ask, InstantSource clock) {
    this.debates = debates;
    this.gates = gates;
    this.ask = ask;
    this.clock = clock;
  }

  Either<DebateRefused, DebateRun> run(
      DebateSessionId id, Map<AgentName, DebateParticipant> participants) {
    Option<DebateSession> found = debates.find(id);
    if (found.isEmpty()) {
      return Either.left(new DebateRefused.Unknown(id.value()));
    }
    DebateSession session = found.get();
    Option<DebateRefused> refused = session.opened().config().refusal(participants.keySet());
    if (refused.isDefined()) {
      return Either.left(refused.get());
    }
    if (session.status().isOver()) {
      return Either.right(ended(session, DebateRun.End.ENDED));
    }
    Option<ApprovalGate> gate = pending(id);
    if (gate.isDefined()) {
      return Either.right(atGate(session, gate.get()));
    }
    return debates.startOrResume(id).map(running -> rounds(running, participants));
  }

  private DebateRun rounds(DebateSession session, Map<AgentName, DebateParticipant> all) {
    DebateCourse course = DebateCourse.of(session, all.keySet());
    List<DebateTurn> turns = new ArrayList<>();
    debates.replay(session.id(), TurnFilter.ALL, turns::add).getOrElseThrow(RefusalException::new);
    while (true) {
      DebateStep step =
          course.next(
              Vector.ofAll(turns),
              () -> debates.votes(session.id()),
              place -> gates.isApproved(session.id(), place),
              clock.instant());
      if (step instanceof DebateStep.Answers answers) {
        if (!ask.all(course, answers, all, turns)) {
          return timedOut(session);
        }
      } else if (step instanceof DebateStep.Approval approval) {
        return gate(session, approval.after());
      } else if (step instanceof DebateStep.Conclude conclusion) {
        return concluded(session, conclusion);
      } else {
        return timedOut(session);
      }
    }
  }

  private DebateRun timedOut(DebateSession session) {
    return ended(
        debates.fail(session.id()).getOrElseThrow(RefusalException::new), DebateRun.End.TIMED_OUT);
  }

  private DebateRun gate(DebateSession session, DebatePlace after) {
    ApprovalGate gate =
        gates
            .request(session.id(), after.round(), after.phase(), ApprovalGate.USUAL)
            .getOrElseThrow(RefusalException::new);
    return atGate(debates.find(session.id()).getOrElse(session), gate);
  }

  private DebateRun concluded(DebateSession session, DebateStep.Conclude conclusion) {
    Either<DebateRefused, ConcludedDebate> debate =
        debates.conclude(session.id(), conclusion.outcome());
    if (debate.isLeft() && debate.getLeft() instanceof DebateRefused.TimeOver) {
      return timedOut(session);
    }
    return new DebateRun(
        debates.find(session.id()).getOrElse(session),
        conclusion.early() ? DebateRun.End.EARLY_CONSENSUS : DebateRun.End.ALL_ROUNDS,
        Option.some(debate.getOrElseThrow(RefusalException::new)),
        Option.none());
  }

  private Option<ApprovalGate> pending(DebateSessionId id) {
    return gates.of(id).find(gate -> gate.status() == GateStatus.PENDING);
  }

  private static DebateRun atGate(DebateSession session, ApprovalGate gate) {
    return new DebateRun(session, DebateRun.End.AT_GATE, Option.none(), Option.some(gate.id()));
  }

  private DebateRun ended(DebateSession session, DebateRun.End end) {
    return new DebateRun(
        session,
        end,
        session.status() == DebateStatus.COMPLETED
            ? debates.concluded(session.debate())
            : Option.none(),
        Option.none());
  }
}
