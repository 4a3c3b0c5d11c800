package dev.stoa.domain.debate;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * A vote and how much it counts: confidence · (1 + 0.2 · score / 10) · (1 + 0.1 · diversity) · (1 +
 * 0.2 · accuracy), times the weight it was given.
 */
record WeighedVote(DebateVote vote, VoterStanding standing, double diversity, double weight) {

  private static final double SCORE_BONUS = 0.2;
  private static final double HISTORY_BONUS = 0.2;
  private static final double UNIQUENESS = 0.4;
  private static final double FEW_AGREE = 0.02;

  static Seq<WeighedVote> of(
      Seq<DebateVote> votes, Function<DebateVote, VoterStanding> standings, VotingRules rules) {
    return votes.map(
        vote -> {
          VoterStanding standing = standings.apply(vote);
          double diversity = rules.diversity() ? diversity(vote, votes, standings) : 0;
          double accuracy = rules.history() ? standing.accuracy() : 0;
          double weight =
              vote.confidence()
                  * (1 + SCORE_BONUS * standing.score() / VoterStanding.HIGHEST_SCORE)
                  * (1 + diversity * VotingRules.DIVERSITY_WEIGHT)
                  * (1 + HISTORY_BONUS * accuracy)
                  * vote.weight().getOrElse(1.0);
          return new WeighedVote(vote, standing, diversity, weight);
        });
  }

  boolean isFor(String choice) {
    return vote.choice().equals(choice);
  }

  /** How unusual the voter and its choice are among the others. */
  private static double diversity(
      DebateVote vote, Seq<DebateVote> votes, Function<DebateVote, VoterStanding> standings) {
    Seq<DebateVote> others = votes.reject(other -> other.voter().equals(vote.voter()));
    if (others.isEmpty()) {
      return 0;
    }
    VoterStanding own = standings.apply(vote);
    Seq<VoterStanding> theirs = others.map(standings);
    double agree = others.count(other -> other.choice().equals(vote.choice()));
    return UNIQUENESS * uniqueness(own.speciality(), theirs.map(VoterStanding::speciality))
        + UNIQUENESS * uniqueness(own.role(), theirs.map(VoterStanding::role))
        + (agree / others.size() < 0.5 ? FEW_AGREE : 0);
  }

  /** The share of others that differ; 0 if it is not known. */
  private static double uniqueness(Option<String> own, Seq<Option<String>> theirs) {
    return own.isEmpty() ? 0 : theirs.count(other -> !other.equals(own)) / (double) theirs.size();
  }
}
