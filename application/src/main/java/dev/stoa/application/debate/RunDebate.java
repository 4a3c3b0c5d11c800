package dev.stoa.application.debate;

import dev.stoa.domain.debate.ApprovalGate;
import dev.stoa.domain.debate.ConcludedDebate;
import dev.stoa.domain.debate.ConsensusScore;
import dev.stoa.domain.debate.DebateConfig;
import dev.stoa.domain.debate.DebateOutcome;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateRefused;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateStatus;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.FinalConsensus;
import dev.stoa.domain.debate.GateStatus;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.debate.TurnFilter;
import dev.stoa.domain.debate.VotingMethod;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs a session from where it is to its conclusion.
 *
 * <p>Every answer is committed when it comes, so that a run that was interrupted continues with who
 * has not answered yet.
 */
final class RunDebate {

  private static final int FEWEST = 2;

  private final DebateOperations debates;
  private final GateOperations gates;
  private final AskParticipants ask;

  RunDebate(DebateOperations debates, GateOperations gates, AskParticipants ask) {
    this.debates = debates;
    this.gates = gates;
    this.ask = ask;
  }

  Either<DebateRefused, DebateRun> run(
      DebateSessionId id, Map<AgentName, DebateParticipant> participants) {
    Option<DebateSession> found = debates.find(id);
    if (found.isEmpty()) {
      return Either.left(new DebateRefused.Unknown(id.value()));
    }
    DebateSession session = found.get();
    Option<DebateRefused> refused = why(session, participants);
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

  private static Option<DebateRefused> why(
      DebateSession session, Map<AgentName, DebateParticipant> participants) {
    if (participants.size() < FEWEST) {
      return Option.some(new DebateRefused.TooFewParticipants(participants.size(), FEWEST));
    }
    DebateConfig config = session.opened().config();
    Seq<AgentName> named =
        Vector.<AgentName>empty()
            .appendAll(config.moderator())
            .appendAll(config.participants())
            .appendAll(config.parents().keySet())
            .appendAll(config.parents().values());
    return named
        .find(agent -> !participants.containsKey(agent))
        .map(DebateRefused.MissingParticipant::new);
  }

  private DebateRun rounds(DebateSession session, Map<AgentName, DebateParticipant> all) {
    DebateConfig config = session.opened().config();
    Instant deadline = session.updatedAt().plus(config.longestRun());
    List<DebateTurn> turns = new ArrayList<>();
    debates.replay(session.id(), TurnFilter.ALL, turns::add).getOrElseThrow(RefusalException::new);
    for (long round = 1; round <= config.maxRounds(); round++) {
      for (DebatePhase phase : DebatePhase.values()) {
        if (!ask.phase(session, round, phase, all, turns, deadline)) {
          return timedOut(session);
        }
        Option<DebateRun> stopped = gate(session, round, phase);
        if (stopped.isDefined()) {
          return stopped.get();
        }
      }
      double score = score(session.id(), turns, round);
      boolean agreed = score >= config.consensusThreshold();
      if (agreed || round == config.maxRounds()) {
        return concluded(session, turns, score, agreed && round < config.maxRounds());
      }
    }
    throw new IllegalStateException("a session has at least one round");
  }

  private DebateRun timedOut(DebateSession session) {
    return ended(
        debates.fail(session.id()).getOrElseThrow(RefusalException::new), DebateRun.End.TIMED_OUT);
  }

  private Option<DebateRun> gate(DebateSession session, long round, DebatePhase phase) {
    if (!session.opened().config().gates().contains(phase)) {
      return Option.none();
    }
    ApprovalGate gate =
        gates
            .request(session.id(), round, phase, ApprovalGate.USUAL)
            .getOrElseThrow(RefusalException::new);
    return Option.when(
        gate.status() == GateStatus.PENDING,
        () -> atGate(debates.find(session.id()).getOrElse(session), gate));
  }

  private double score(DebateSessionId id, List<DebateTurn> turns, long round) {
    Seq<TurnDraft> answers =
        Vector.ofAll(turns)
            .map(DebateTurn::draft)
            .filter(
                turn ->
                    turn.round() == round
                        && turn.phase() == DebatePhase.CONVERGENCE
                        && turn.content().isDefined());
    return ConsensusScore.of(answers, debates.votes(id)).value();
  }

  private DebateRun concluded(
      DebateSession session, List<DebateTurn> turns, double score, boolean early) {
    Seq<DebateVote> votes = debates.votes(session.id());
    Option<String> choice = FinalConsensus.of(votes).winner();
    Option<AgentName> winner =
        choice
            .flatMap(AgentName::read)
            .filter(name -> turns.stream().anyMatch(turn -> turn.draft().agent().equals(name)));
    DebateOutcome outcome =
        new DebateOutcome(
            answer(winner, choice, turns),
            winner,
            score,
            score >= session.opened().config().consensusThreshold(),
            VotingMethod.forVoters(votes.size()),
            Option.none());
    Either<DebateRefused, ConcludedDebate> debate = debates.conclude(session.id(), outcome);
    if (debate.isLeft() && debate.getLeft() instanceof DebateRefused.TimeOver) {
      return timedOut(session);
    }
    return new DebateRun(
        debates.find(session.id()).getOrElse(session),
        early ? DebateRun.End.EARLY_CONSENSUS : DebateRun.End.ALL_ROUNDS,
        Option.some(debate.getOrElseThrow(RefusalException::new)),
        Option.none());
  }

  /** The last position of the winner, else the choice, else the most confident last words. */
  private static String answer(
      Option<AgentName> winner, Option<String> choice, List<DebateTurn> turns) {
    Vector<TurnDraft> spoken =
        Vector.ofAll(turns).map(DebateTurn::draft).filter(turn -> turn.content().isDefined());
    String text =
        winner
            .flatMap(name -> spoken.filter(turn -> turn.agent().equals(name)).lastOption())
            .flatMap(TurnDraft::content)
            .orElse(choice)
            .orElse(
                () ->
                    spoken
                        .reverse()
                        .maxBy(turn -> turn.confidence().getOrElse(0.0))
                        .flatMap(TurnDraft::content))
            .getOrElse("no answer");
    return text.length() <= DebateOutcome.MAX_ANSWER
        ? text
        : text.substring(0, text.offsetByCodePoints(0, DebateOutcome.MAX_ANSWER / 2));
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
