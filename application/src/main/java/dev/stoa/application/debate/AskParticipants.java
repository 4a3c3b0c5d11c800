package dev.stoa.application.debate;

import dev.stoa.application.resilience.AdmitCall;
import dev.stoa.application.resilience.ReportCall;
import dev.stoa.domain.debate.DebateCourse;
import dev.stoa.domain.debate.DebateRefused;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateStep;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.BreakerRefused;
import dev.stoa.domain.resilience.BreakerTicket;
import io.vavr.collection.Iterator;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;

/**
 * Calls the participants of a phase and records their answers.
 *
 * <p>Those that do not see each other's turns are called at the same time. Answers are recorded in
 * the order of the participants, each as soon as those before it are recorded. An agent that fails,
 * or whose breaker is open, leaves an answer of confidence 0.
 */
final class AskParticipants {

  private final DebateOperations debates;
  private final AdmitCall admit;
  private final ReportCall report;
  private final InstantSource clock;

  /** A participant that was called, unless its breaker refused it. */
  private record Asked(
      DebatePrompt prompt,
      Either<BreakerRefused, BreakerTicket> ticket,
      Option<ParticipantCall> call) {}

  AskParticipants(
      DebateOperations debates, AdmitCall admit, ReportCall report, InstantSource clock) {
    this.debates = debates;
    this.admit = admit;
    this.report = report;
    this.clock = clock;
  }

  /** Whether there was time; only participants are called that have not answered. */
  boolean all(
      DebateCourse course,
      DebateStep.Answers answers,
      Map<AgentName, DebateParticipant> all,
      List<DebateTurn> turns) {
    Seq<DebatePrompt> prompts =
        answers.missing().map(agent -> DebatePrompt.of(course, answers.at(), agent, turns));
    return ask(course, prompts.iterator(), answers.at().phase().mostAtOnce(), all, turns);
  }

  private boolean ask(
      DebateCourse course,
      Iterator<DebatePrompt> prompts,
      int mostAtOnce,
      Map<AgentName, DebateParticipant> all,
      List<DebateTurn> turns) {
    DebateSession session = course.session();
    Queue<Asked> waiting = new ArrayDeque<>();
    boolean inTime = true;
    try {
      while (true) {
        while (inTime && prompts.hasNext() && waiting.size() < mostAtOnce) {
          Duration left = Duration.between(clock.instant(), course.deadline());
          inTime = !left.isNegative() && !left.isZero();
          if (inTime) {
            DebatePrompt prompt = prompts.next();
            waiting.add(prompted(prompt, all.get(prompt.agent()).get(), limit(session, left)));
          }
        }
        if (waiting.isEmpty()) {
          return inTime;
        }
        Either<DebateRefused, DebateTurn> turn = recorded(session, waiting.element());
        if (turn.isLeft() && turn.getLeft() instanceof DebateRefused.TimeOver) {
          return false;
        }
        turns.add(turn.getOrElseThrow(RefusalException::new));
        waiting.remove();
      }
    } finally {
      waiting.forEach(one -> one.call().forEach(ParticipantCall::cancel));
    }
  }

  /** Never more than is left. */
  private static Duration limit(DebateSession session, Duration left) {
    Duration share = session.opened().config().longestAnswer();
    return share.compareTo(left) < 0 ? share : left;
  }

  private Asked prompted(DebatePrompt prompt, DebateParticipant participant, Duration limit) {
    Either<BreakerRefused, BreakerTicket> ticket = admit.admit(breaker(prompt.agent()));
    return new Asked(
        prompt,
        ticket,
        ticket.toOption().map(admitted -> ParticipantCall.ask(participant, prompt, limit, clock)));
  }

  /** The breaker of calls to an agent. */
  static BreakerName breaker(AgentName agent) {
    return new BreakerName("debate-" + agent);
  }

  private Either<DebateRefused, DebateTurn> recorded(DebateSession session, Asked one) {
    Either<String, DebateAnswer> answer = answer(one);
    Duration took = one.call().map(ParticipantCall::took).getOrElse(Duration.ZERO);
    return debates.answer(
        session.id(),
        one.prompt().key(),
        one.prompt().turn(answer).responseTime(took),
        one.prompt().vote(answer));
  }

  private Either<String, DebateAnswer> answer(Asked one) {
    if (one.ticket().isLeft()) {
      return Either.left(one.ticket().getLeft().sentence());
    }
    Either<String, DebateAnswer> answer = one.call().get().answer();
    if (answer.isRight()) {
      report.succeeded(one.ticket().get());
    } else {
      report.failed(one.ticket().get());
    }
    return answer;
  }
}
