package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * The rule by which a debate proceeds: who speaks next, when an approval is needed, and when and
 * how it is concluded. It depends on what is recorded alone, so that any process can continue.
 */
public record DebateCourse(DebateSession session, HearingGroups hearing) {

  /** The course of a session with these agents. */
  public static DebateCourse of(DebateSession session, Set<AgentName> agents) {
    return new DebateCourse(session, HearingGroups.of(session, agents));
  }

  /**
   * What comes next.
   *
   * @param turns of the session, in the order of a replay
   * @param votes of the session, read if a round is complete
   * @param approved whether the gate after a place is approved
   */
  public DebateStep next(
      Seq<DebateTurn> turns,
      Supplier<Seq<DebateVote>> votes,
      Predicate<DebatePlace> approved,
      Instant now) {
    if (session.status() != DebateStatus.RUNNING) {
      return new DebateStep.Rest(session.status());
    }
    DebateConfig config = session.opened().config();
    java.util.Set<Turn> taken = new java.util.HashSet<>();
    turns.forEach(turn -> taken.add(new Turn(DebatePlace.of(turn.draft()), turn.draft().agent())));
    long latest = turns.map(turn -> turn.draft().round()).max().getOrElse(0L);
    for (long round = 1; round <= config.maxRounds(); round++) {
      for (DebatePhase phase : DebatePhase.values()) {
        DebatePlace at = new DebatePlace(round, phase);
        for (Seq<AgentName> group : hearing.groups()) {
          if (!group.forAll(agent -> taken.contains(new Turn(at, agent)))) {
            return now.isBefore(deadline()) ? answers(at, group, turns) : new DebateStep.TimeOver();
          }
        }
        if (config.gates().contains(phase) && !approved.test(at)) {
          return new DebateStep.Approval(at);
        }
      }
      // A round that another one followed did not agree; its votes are replaced since.
      if (round >= latest) {
        Seq<DebateVote> cast = votes.get();
        double score = score(turns, cast, round);
        boolean isLast = round == config.maxRounds();
        boolean agreed = score >= config.consensusThreshold();
        if (agreed || isLast) {
          return new DebateStep.Conclude(outcome(turns, cast, score), agreed && !isLast);
        }
      }
    }
    throw new IllegalStateException("a session has at least one round");
  }

  /** A turn that was taken. */
  private record Turn(DebatePlace at, AgentName agent) {}

  /** When it has run as long as it may. */
  public Instant deadline() {
    return session.updatedAt().plus(session.opened().config().longestRun());
  }

  private DebateStep.Answers answers(DebatePlace at, Seq<AgentName> group, Seq<DebateTurn> turns) {
    Predicate<DebateTurn> isOfGroup =
        turn -> DebatePlace.of(turn.draft()).equals(at) && group.contains(turn.draft().agent());
    Seq<DebateTurn> given = turns.filter(isOfGroup);
    Seq<AgentName> missing =
        group.reject(agent -> given.exists(turn -> turn.draft().agent().equals(agent)));
    Instant start =
        turns.reject(isOfGroup).map(DebateTurn::createdAt).append(session.updatedAt()).max().get();
    return new DebateStep.Answers(
        at,
        missing,
        missing
            .take(at.phase().mostAtOnce())
            .map(agent -> asked(agent, later(start, waited(agent, at, group, given)))));
  }

  /** When an agent of a large group came to be among those that answer at the same time. */
  private static Option<Instant> waited(
      AgentName agent, DebatePlace at, Seq<AgentName> group, Seq<DebateTurn> given) {
    int index = group.indexOf(agent);
    int before = index - at.phase().mostAtOnce();
    return Option.when(
        before >= 0,
        () ->
            given
                .filter(turn -> group.indexOf(turn.draft().agent()) < index)
                .map(DebateTurn::createdAt)
                .sorted()
                .get(before));
  }

  private static Instant later(Instant start, Option<Instant> other) {
    return other.filter(start::isBefore).getOrElse(start);
  }

  private DebateStep.Asked asked(AgentName agent, Instant since) {
    Duration longest = session.opened().config().longestAnswer();
    Instant until = since.plus(longest);
    return new DebateStep.Asked(agent, since, until.isBefore(deadline()) ? until : deadline());
  }

  private static double score(Seq<DebateTurn> turns, Seq<DebateVote> votes, long round) {
    DebatePlace last = new DebatePlace(round, DebatePhase.CONVERGENCE);
    return ConsensusScore.of(
            turns
                .map(DebateTurn::draft)
                .filter(turn -> DebatePlace.of(turn).equals(last) && turn.content().isDefined()),
            votes)
        .value();
  }

  /** The choice with the most confidence; the name of a participant makes this agent the winner. */
  private DebateOutcome outcome(Seq<DebateTurn> turns, Seq<DebateVote> votes, double score) {
    Option<String> choice = FinalConsensus.of(votes).winner();
    Option<AgentName> winner =
        choice
            .flatMap(AgentName::read)
            .filter(name -> turns.exists(turn -> turn.draft().agent().equals(name)));
    return new DebateOutcome(
        answer(winner, choice, turns),
        winner,
        score,
        score >= session.opened().config().consensusThreshold(),
        VotingMethod.forVoters(votes.size()),
        Option.none());
  }

  /** The last position of the winner, else the choice, else the most confident last words. */
  private static String answer(
      Option<AgentName> winner, Option<String> choice, Seq<DebateTurn> turns) {
    Vector<TurnDraft> spoken =
        turns.map(DebateTurn::draft).filter(turn -> turn.content().isDefined()).toVector();
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
}
