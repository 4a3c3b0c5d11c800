package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.CodePointOrder;
import io.vavr.Tuple;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Counts votes by a method; the same votes in another order have the same result. */
public final class VoteCount {

  /** Choices whose weight is within this part of the best are equal. */
  private static final double NEAR = 0.01;

  private final VotingRules rules;
  private final Map<AgentName, VoterStanding> standings;
  private final Set<AgentName> contrary;

  private VoteCount(
      VotingRules rules, Map<AgentName, VoterStanding> standings, Set<AgentName> contrary) {
    this.rules = rules;
    this.standings = standings;
    this.contrary = contrary;
  }

  /** By these rules, for unknown voters. */
  public static VoteCount by(VotingRules rules) {
    return new VoteCount(rules, HashMap.empty(), HashSet.empty());
  }

  /** By these rules, with what is known of voters. */
  public static VoteCount by(VotingRules rules, java.util.Map<AgentName, VoterStanding> known) {
    return new VoteCount(rules, HashMap.ofAll(known), HashSet.empty());
  }

  /** Where weights count, the votes of these voters count for every choice but their own. */
  public VoteCount contrary(Iterable<AgentName> voters) {
    return new VoteCount(rules, standings, HashSet.ofAll(voters));
  }

  /** The result of a method; of several votes of one voter the last counts. */
  public VoteTally count(VotingMethod method, Iterable<DebateVote> cast) {
    Seq<DebateVote> votes = lastOfEach(cast);
    return switch (method) {
      case WEIGHTED -> weighted(votes);
      case MAJORITY -> counted(method, votes);
      case PLURALITY -> counted(method, votes);
      case UNANIMOUS -> unanimous(votes);
      case BORDA -> borda(votes);
      case CONDORCET -> condorcet(votes);
    };
  }

  private static Seq<DebateVote> lastOfEach(Iterable<DebateVote> cast) {
    Map<AgentName, DebateVote> last = LinkedHashMap.empty();
    for (DebateVote vote : cast) {
      last = last.put(vote.voter(), vote);
    }
    return last.values().toVector().sortBy(DebateVote::voter);
  }

  private VoteTally weighted(Seq<DebateVote> votes) {
    Seq<WeighedVote> valid =
        weighed(votes.filter(vote -> vote.confidence() >= rules.minimumConfidence()));
    Map<String, Double> scores = sums(valid);
    double best = scores.values().max().getOrElse(0.0);
    Seq<String> tied = scores.filter(one -> one._2 >= best * (1 - NEAR)).keySet().toVector();
    Option<String> leader =
        Option.when(
            tied.nonEmpty(), () -> rules.tieBreak().choose(tied, valid.reject(this::isContrary)));
    boolean enough = votes.size() >= rules.minimumVotes() && valid.size() >= rules.minimumVotes();
    double all = scores.values().sum().doubleValue();
    return VoteTallyBuilder.builder()
        .method(VotingMethod.WEIGHTED)
        .leader(leader)
        .reached(enough && leader.isDefined() && all > 0)
        .consensus(all > 0 ? leader.flatMap(scores::get).getOrElse(0.0) / all : 0)
        .scores(scores)
        .tied(tied)
        .tieBroken(tied.size() > 1)
        .valid(valid.size())
        .total(votes.size())
        .fallback(false)
        .build();
  }

  /** A majority needs more than half; equal choices are a tie, which a plurality breaks. */
  private VoteTally counted(VotingMethod method, Seq<DebateVote> votes) {
    Map<String, Double> scores = counts(votes);
    Seq<String> best = best(scores);
    boolean breaks = method == VotingMethod.PLURALITY && best.size() > 1;
    Option<String> leader =
        breaks ? Option.some(rules.tieBreak().choose(best, weighed(votes))) : best.headOption();
    double share = share(leader, scores, votes.size());
    boolean reached = method == VotingMethod.PLURALITY ? leader.isDefined() : share > 0.5;
    return VoteTallyBuilder.builder()
        .method(method)
        .leader(leader)
        .reached(reached)
        .consensus(share)
        .scores(scores)
        .tied(best)
        .tieBroken(breaks)
        .valid(votes.size())
        .total(votes.size())
        .fallback(false)
        .build();
  }

  private VoteTally unanimous(Seq<DebateVote> votes) {
    Map<String, Double> scores = counts(votes);
    Option<String> leader = best(scores).headOption();
    return VoteTallyBuilder.builder()
        .method(VotingMethod.UNANIMOUS)
        .leader(leader)
        .reached(scores.size() == 1)
        .consensus(share(leader, scores, votes.size()))
        .scores(scores)
        .tied(scores.keySet().toVector())
        .tieBroken(false)
        .valid(votes.size())
        .total(votes.size())
        .fallback(false)
        .build();
  }

  private VoteTally borda(Seq<DebateVote> votes) {
    Seq<String> candidates = candidates(votes);
    Map<String, Double> scores = TreeMap.empty(CodePointOrder::compare);
    for (String candidate : candidates) {
      double points =
          votes
              .map(vote -> vote.ranking().indexOf(candidate))
              .filter(place -> place >= 0)
              .map(place -> (double) (candidates.size() - 1 - place))
              .sum()
              .doubleValue();
      scores = scores.put(candidate, points);
    }
    Seq<String> best = best(scores);
    Option<String> leader =
        best.size() > 1
            ? Option.some(rules.tieBreak().choose(best, weighed(votes)))
            : best.headOption();
    double all = scores.values().sum().doubleValue();
    // One candidate alone has no points to win, and all votes.
    double consensus =
        all > 0 ? leader.flatMap(scores::get).getOrElse(0.0) / all : votes.isEmpty() ? 0 : 1;
    return VoteTallyBuilder.builder()
        .method(VotingMethod.BORDA)
        .leader(leader)
        .reached(leader.isDefined())
        .consensus(consensus)
        .scores(scores)
        .tied(best)
        .tieBroken(best.size() > 1)
        .valid(votes.size())
        .total(votes.size())
        .fallback(false)
        .build();
  }

  private VoteTally condorcet(Seq<DebateVote> votes) {
    Seq<String> candidates = candidates(votes);
    Option<String> winner =
        candidates.find(
            one -> candidates.forAll(other -> other.equals(one) || beats(one, other, votes)));
    if (winner.isEmpty()) {
      return borda(votes).asFallback();
    }
    Map<String, Double> wins =
        TreeMap.ofEntries(
            CodePointOrder::compare,
            candidates.map(one -> Tuple.of(one, wins(one, candidates, votes))));
    double comparisons = votes.size() * (candidates.size() - 1.0);
    return VoteTallyBuilder.builder()
        .method(VotingMethod.CONDORCET)
        .leader(winner)
        .reached(true)
        .consensus(comparisons > 0 ? winner.flatMap(wins::get).getOrElse(0.0) / comparisons : 1)
        .scores(wins)
        .tied(winner.toVector())
        .tieBroken(false)
        .valid(votes.size())
        .total(votes.size())
        .fallback(false)
        .build();
  }

  private static boolean beats(String one, String other, Seq<DebateVote> votes) {
    int ahead = votes.count(vote -> prefers(vote, one, other));
    int behind = votes.count(vote -> prefers(vote, other, one));
    return ahead > behind;
  }

  private static double wins(String one, Seq<String> candidates, Seq<DebateVote> votes) {
    return candidates
        .reject(one::equals)
        .map(other -> (double) votes.count(vote -> prefers(vote, one, other)))
        .sum()
        .doubleValue();
  }

  /** A choice that is not ranked is behind those that are. */
  private static boolean prefers(DebateVote vote, String one, String other) {
    int place = vote.ranking().indexOf(one);
    int otherPlace = vote.ranking().indexOf(other);
    return place >= 0 && (otherPlace < 0 || place < otherPlace);
  }

  private Seq<WeighedVote> weighed(Seq<DebateVote> votes) {
    return WeighedVote.of(
        votes, vote -> standings.getOrElse(vote.voter(), VoterStanding.UNKNOWN), rules);
  }

  private static Seq<String> candidates(Seq<DebateVote> votes) {
    return votes.flatMap(DebateVote::ranking).distinct().toVector().sorted(CodePointOrder::compare);
  }

  private static Map<String, Double> counts(Seq<DebateVote> votes) {
    Map<String, Double> counts = TreeMap.empty(CodePointOrder::compare);
    for (DebateVote vote : votes) {
      counts = counts.put(vote.choice(), 1.0, Double::sum);
    }
    return counts;
  }

  private Map<String, Double> sums(Seq<WeighedVote> votes) {
    return TreeMap.ofEntries(
        CodePointOrder::compare,
        votes
            .map(one -> one.vote().choice())
            .distinct()
            .map(choice -> Tuple.of(choice, sum(choice, votes))));
  }

  private double sum(String choice, Seq<WeighedVote> votes) {
    return votes
        .filter(one -> one.isFor(choice) != isContrary(one))
        .map(WeighedVote::weight)
        .sum()
        .doubleValue();
  }

  private boolean isContrary(WeighedVote one) {
    return contrary.contains(one.vote().voter());
  }

  private static Seq<String> best(Map<String, Double> scores) {
    double best = scores.values().max().getOrElse(0.0);
    return Vector.ofAll(scores.filter(one -> one._2 == best).keySet());
  }

  private static double share(Option<String> leader, Map<String, Double> scores, int votes) {
    return votes == 0 ? 0 : leader.flatMap(scores::get).getOrElse(0.0) / votes;
  }
}
