package dev.stoa.application.debate;

import dev.stoa.domain.critique.CritiqueStorage;
import dev.stoa.domain.critique.Reputation;
import dev.stoa.domain.critique.Reputations;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateStorage;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.DebateVotes;
import dev.stoa.domain.debate.VoteCount;
import dev.stoa.domain.debate.VoteTally;
import dev.stoa.domain.debate.VotingMethod;
import dev.stoa.domain.debate.VotingRules;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.BrierTally;
import dev.stoa.domain.rating.Calibration;
import dev.stoa.domain.rating.Calibrations;
import dev.stoa.domain.rating.DisciplineFilter;
import dev.stoa.domain.rating.RatingStorage;
import dev.stoa.domain.rating.VoteWeights;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/** Counts the votes of a session; requires an open unit of work. */
final class CountVotes {

  private final DebateVotes votes;
  private final Reputations reputations;
  private final Calibrations calibrations;

  <S extends DebateStorage & CritiqueStorage & RatingStorage> CountVotes(S storage) {
    this.votes = storage.debateVotes();
    this.reputations = storage.reputations();
    this.calibrations = storage.calibrations();
  }

  VoteTally count(
      DebateSessionId session, VotingMethod method, VotingRules rules, WeightSource source) {
    Seq<DebateVote> cast = votes.of(session);
    VoteCount plain = VoteCount.by(rules);
    return switch (source) {
      case GIVEN -> plain.count(method, cast);
      case REPUTATION ->
          plain.count(method, cast.map(vote -> vote.weight(reputation(vote.voter()))));
      case CALIBRATION -> {
        Map<AgentName, Double> weights =
            VoteWeights.STANDARD.of(
                cast.map(DebateVote::voter).distinct().toMap(voter -> voter, this::tally));
        yield plain
            .contrary(weights.filterValues(weight -> weight < 0).keySet())
            .count(
                method, cast.map(vote -> vote.weight(Math.abs(weights.get(vote.voter()).get()))));
      }
    };
  }

  private double reputation(AgentName voter) {
    return reputations.find(voter).map(Reputation::voteWeight).getOrElse(Reputation.UNKNOWN_WEIGHT);
  }

  private BrierTally tally(AgentName voter) {
    return calibrations
        .find(voter, DisciplineFilter.ALL)
        .map(Calibration::tally)
        .getOrElse(BrierTally.EMPTY);
  }
}
