package dev.stoa.application.debate;

import dev.stoa.domain.debate.ApprovalGate;
import dev.stoa.domain.debate.ConcludedDebate;
import dev.stoa.domain.debate.DebateCourse;
import dev.stoa.domain.debate.DebateOutcome;
import dev.stoa.domain.debate.DebateRefused;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateStatus;
import dev.stoa.domain.debate.DebateStep;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A debate that is led, as it is at an instant.
 *
 * @param gate its pending gate
 * @param concluded its record, if it is concluded
 */
record LedDebate(
    DebateCourse course,
    DebateStep step,
    Seq<DebateTurn> turns,
    Option<ApprovalGate> gate,
    Option<ConcludedDebate> concluded) {

  DebateSession session() {
    return course.session();
  }

  /** Refuses an agent that takes no part. */
  Either<DebateRefused, LedDebate> with(AgentName agent) {
    return session().opened().config().participants().contains(agent)
        ? Either.right(this)
        : Either.left(new DebateRefused.NoParticipant(session().id(), agent));
  }

  /** The turn of an agent, if it is its turn. */
  Option<DebateStep.Asked> asked(AgentName agent) {
    return step instanceof DebateStep.Answers answers
        ? answers.asked().find(one -> one.agent().equals(agent))
        : Option.none();
  }

  /** The request to an agent whose turn it is. */
  DebatePrompt prompt(AgentName agent) {
    return DebatePrompt.of(course, ((DebateStep.Answers) step).at(), agent, turns);
  }

  /** When the first of those whose turn it is will be passed over. */
  Instant until() {
    return step instanceof DebateStep.Answers answers
        ? answers.asked().map(DebateStep.Asked::until).min().get()
        : Instant.MAX;
  }

  /** What it wants of an agent. */
  DebateNext next(AgentName agent) {
    if (step instanceof DebateStep.Answers answers) {
      DebateNext waiting =
          DebateNextBuilder.from(state(DebateNext.State.OTHERS_TURN))
              .round(Option.some(answers.at().round()))
              .phase(Option.some(answers.at().phase()))
              .waitingFor(answers.asked().map(DebateStep.Asked::agent))
              .build();
      return asked(agent).map(one -> yours(waiting, one)).getOrElse(waiting);
    }
    DebateStatus status = session().status();
    if (gate.isDefined()) {
      return DebateNextBuilder.from(state(DebateNext.State.AT_GATE))
          .round(gate.map(ApprovalGate::round))
          .phase(gate.map(ApprovalGate::phase))
          .until(gate.map(ApprovalGate::expiresAt))
          .gate(gate.map(ApprovalGate::id))
          .build();
    }
    if (!status.isOver()) {
      return state(DebateNext.State.NOT_RUNNING);
    }
    return concluded
        .map(ConcludedDebate::outcome)
        .map(this::concluded)
        .getOrElse(() -> state(DebateNext.State.ENDED));
  }

  private DebateNext yours(DebateNext waiting, DebateStep.Asked asked) {
    DebatePrompt prompt = prompt(asked.agent());
    return DebateNextBuilder.from(waiting)
        .state(DebateNext.State.YOUR_TURN)
        .turn(Option.some(prompt.key()))
        .until(Option.some(asked.until()))
        .expected(Option.some(prompt.phase().request()))
        .brief(Option.some(prompt.brief()))
        .build();
  }

  private DebateNext concluded(DebateOutcome outcome) {
    return DebateNextBuilder.from(state(DebateNext.State.CONCLUDED))
        .answer(Option.some(outcome.answer()))
        .winner(outcome.winner())
        .build();
  }

  private DebateNext state(DebateNext.State state) {
    return DebateNext.of(session().id(), state);
  }
}
