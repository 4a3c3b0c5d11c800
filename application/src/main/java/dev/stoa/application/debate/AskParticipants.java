package dev.stoa.application.debate;

import dev.stoa.application.resilience.AdmitCall;
import dev.stoa.application.resilience.ReportCall;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.Topology;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.Sha256;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.BreakerRefused;
import dev.stoa.domain.resilience.BreakerTicket;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Asks the participants of a phase, one after the other, and records each answer when it comes.
 *
 * <p>An agent that fails, or whose breaker is open, leaves an answer of confidence 0.
 */
final class AskParticipants {

  private static final int PHASES = DebatePhase.values().length;
  private static final int KEY_LENGTH = 32;

  private final DebateOperations debates;
  private final AdmitCall admit;
  private final ReportCall report;
  private final InstantSource clock;

  AskParticipants(
      DebateOperations debates, AdmitCall admit, ReportCall report, InstantSource clock) {
    this.debates = debates;
    this.admit = admit;
    this.report = report;
    this.clock = clock;
  }

  /** Whether there was time; who has answered in this phase is not asked again. */
  boolean phase(
      DebateSession session,
      long round,
      DebatePhase phase,
      Map<AgentName, DebateParticipant> all,
      List<DebateTurn> said,
      Instant deadline) {
    Seq<DebateTurn> before = Vector.ofAll(said);
    for (AgentName agent : order(session, all)) {
      boolean answered =
          said.stream()
              .map(DebateTurn::said)
              .anyMatch(
                  turn ->
                      turn.round() == round && turn.phase() == phase && turn.agent().equals(agent));
      if (answered) {
        continue;
      }
      Duration left = Duration.between(clock.instant(), deadline);
      if (left.isNegative() || left.isZero()) {
        return false;
      }
      Seq<DebateTurn> seen = RunDebate.seesPhase(session, all.size()) ? Vector.ofAll(said) : before;
      DebatePrompt prompt =
          new DebatePrompt(
              session.opened().topic(),
              agent,
              round,
              phase,
              key(session, round, phase, agent),
              seen.filter(turn -> isVisible(session, turn.said(), agent)));
      said.add(recorded(session, prompt, all.get(agent).get(), limit(session, left)));
    }
    return true;
  }

  /** A chain speaks in its order, everybody else by name. */
  private static Seq<AgentName> order(
      DebateSession session, Map<AgentName, DebateParticipant> all) {
    Seq<AgentName> chained = session.opened().config().participants();
    return chained.appendAll(all.keySet().toVector().sorted().reject(chained::contains));
  }

  /** An eighth of the timeout for each answer, and never more than is left. */
  private static Duration limit(DebateSession session, Duration left) {
    Duration share = session.opened().config().timeout().dividedBy(PHASES);
    return share.compareTo(left) < 0 ? share : left;
  }

  private static boolean isVisible(DebateSession session, TurnDraft said, AgentName agent) {
    Topology topology = session.opened().topology();
    return said.agent().equals(agent)
        || said.to().contains(agent)
        || (said.to().isEmpty()
            && topology.maySpeak(said.agent(), agent, session.opened().config()));
  }

  private static DebateTurnId key(
      DebateSession session, long round, DebatePhase phase, AgentName agent) {
    return new DebateTurnId(
        Sha256.hex(session.id() + "\n" + round + "\n" + phase.label() + "\n" + agent)
            .substring(0, KEY_LENGTH));
  }

  private DebateTurn recorded(
      DebateSession session, DebatePrompt prompt, DebateParticipant participant, Duration limit) {
    TurnDraft draft = TurnDraft.of(prompt.round(), prompt.phase(), prompt.agent());
    Instant asked = clock.instant();
    Either<String, DebateAnswer> answer = guarded(prompt, participant, limit);
    Duration took = Duration.between(asked, clock.instant());
    TurnDraft said =
        answer
            .map(given -> said(draft, given))
            .getOrElseGet(
                error ->
                    draft
                        .confidence(0)
                        .metadata(CanonicalJson.of(java.util.Map.of("error", error))))
            .responseTime(took.isNegative() ? Duration.ZERO : took);
    Option<DebateVote> vote =
        answer
            .toOption()
            .filter(given -> prompt.phase() == DebatePhase.CONVERGENCE)
            .flatMap(
                given ->
                    given
                        .choice()
                        .map(choice -> DebateVote.of(prompt.agent(), choice, given.confidence())));
    return debates
        .answer(session.id(), prompt.key(), said, vote)
        .getOrElseThrow(RefusalException::new);
  }

  private static TurnDraft said(TurnDraft draft, DebateAnswer given) {
    TurnDraft said = draft.content(given.content()).confidence(given.confidence());
    return given.to().map(said::to).getOrElse(said);
  }

  private Either<String, DebateAnswer> guarded(
      DebatePrompt prompt, DebateParticipant participant, Duration limit) {
    Either<BreakerRefused, BreakerTicket> admitted =
        admit.admit(new BreakerName("debate-" + prompt.agent()));
    if (admitted.isLeft()) {
      return Either.left(admitted.getLeft().sentence());
    }
    Either<String, DebateAnswer> answer = asked(prompt, participant, limit);
    if (answer.isRight()) {
      report.succeeded(admitted.get());
    } else {
      report.failed(admitted.get());
    }
    return answer;
  }

  private static Either<String, DebateAnswer> asked(
      DebatePrompt prompt, DebateParticipant participant, Duration limit) {
    FutureTask<DebateAnswer> task = new FutureTask<>(() -> participant.answer(prompt));
    Thread thread = new Thread(task, "debate-" + prompt.agent());
    thread.setDaemon(true);
    thread.start();
    try {
      return Either.right(task.get(limit.toNanos(), TimeUnit.NANOSECONDS));
    } catch (TimeoutException e) {
      task.cancel(true);
      return Either.left("no answer within " + limit);
    } catch (ExecutionException e) {
      return Either.left(Option.of(e.getCause()).map(AskParticipants::said).getOrElse("failed"));
    } catch (InterruptedException e) {
      task.cancel(true);
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the run was interrupted", e);
    }
  }

  private static String said(Throwable thrown) {
    String message = String.valueOf(thrown.getMessage()).replace('\0', ' ');
    String text = thrown.getClass().getSimpleName() + ": " + message;
    return text.length() <= 1_000 ? text : text.substring(0, text.offsetByCodePoints(0, 500));
  }
}
