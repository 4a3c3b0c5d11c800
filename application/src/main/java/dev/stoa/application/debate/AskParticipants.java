package dev.stoa.application.debate;

import dev.stoa.application.resilience.AdmitCall;
import dev.stoa.application.resilience.ReportCall;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateRefused;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.Sha256;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.BreakerRefused;
import dev.stoa.domain.resilience.BreakerTicket;
import io.vavr.collection.Iterator;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
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

  private static final int PHASES = DebatePhase.values().length;
  private static final int KEY_LENGTH = 32;

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

  /** Whether there was time; a participant that has answered in this phase is not called again. */
  boolean phase(
      DebateSession session,
      long round,
      DebatePhase phase,
      Map<AgentName, DebateParticipant> all,
      List<DebateTurn> turns,
      Instant deadline) {
    HearingGroups hearing = HearingGroups.of(session, all.keySet());
    for (Seq<AgentName> group : hearing.groups()) {
      Seq<DebatePrompt> prompts =
          group
              .reject(agent -> hasAnswered(agent, round, phase, turns))
              .map(
                  agent ->
                      new DebatePrompt(
                          session.opened().topic(),
                          agent,
                          round,
                          phase,
                          key(session, round, phase, agent),
                          hearing.visible(agent, round, phase, turns)));
      if (!ask(session, prompts.iterator(), phase.mostAtOnce(), all, turns, deadline)) {
        return false;
      }
    }
    return true;
  }

  private static boolean hasAnswered(
      AgentName agent, long round, DebatePhase phase, List<DebateTurn> turns) {
    return turns.stream()
        .map(DebateTurn::draft)
        .anyMatch(
            turn -> turn.round() == round && turn.phase() == phase && turn.agent().equals(agent));
  }

  private boolean ask(
      DebateSession session,
      Iterator<DebatePrompt> prompts,
      int mostAtOnce,
      Map<AgentName, DebateParticipant> all,
      List<DebateTurn> turns,
      Instant deadline) {
    Queue<Asked> waiting = new ArrayDeque<>();
    boolean inTime = true;
    try {
      while (true) {
        while (inTime && prompts.hasNext() && waiting.size() < mostAtOnce) {
          Duration left = Duration.between(clock.instant(), deadline);
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

  /** An eighth of the timeout for each answer, and never more than is left. */
  private static Duration limit(DebateSession session, Duration left) {
    Duration share = session.opened().config().longestRun().dividedBy(PHASES);
    return share.compareTo(left) < 0 ? share : left;
  }

  private static DebateTurnId key(
      DebateSession session, long round, DebatePhase phase, AgentName agent) {
    return new DebateTurnId(
        Sha256.hex(session.id() + "\n" + round + "\n" + phase.label() + "\n" + agent)
            .substring(0, KEY_LENGTH));
  }

  private Asked prompted(DebatePrompt prompt, DebateParticipant participant, Duration limit) {
    Either<BreakerRefused, BreakerTicket> ticket =
        admit.admit(new BreakerName("debate-" + prompt.agent()));
    return new Asked(
        prompt,
        ticket,
        ticket.toOption().map(admitted -> ParticipantCall.ask(participant, prompt, limit, clock)));
  }

  private Either<DebateRefused, DebateTurn> recorded(DebateSession session, Asked one) {
    DebatePrompt prompt = one.prompt();
    Either<String, DebateAnswer> answer = answer(one);
    TurnDraft draft = TurnDraft.of(prompt.round(), prompt.phase(), prompt.agent());
    TurnDraft turn =
        answer
            .map(given -> given.onto(draft))
            .getOrElseGet(
                error ->
                    draft
                        .confidence(0)
                        .metadata(CanonicalJson.of(java.util.Map.of("error", error))))
            .responseTime(one.call().map(ParticipantCall::took).getOrElse(Duration.ZERO));
    Option<DebateVote> vote =
        answer
            .toOption()
            .filter(given -> prompt.phase() == DebatePhase.CONVERGENCE)
            .flatMap(
                given ->
                    given
                        .choice()
                        .map(choice -> DebateVote.of(prompt.agent(), choice, given.confidence())));
    return debates.answer(session.id(), prompt.key(), turn, vote);
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
