package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.kernel.Labelled;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/**
 * The outcome of the votes of a debate: the choice with the largest sum of confidence, and how far
 * the voters agree on it.
 *
 * @param agreement none without votes
 * @param confidence the mean confidence of all votes
 * @param votes the votes of each choice, by name
 */
public record FinalConsensus(
    Option<String> winner,
    Option<Agreement> agreement,
    double confidence,
    Map<String, Integer> votes) {

  /** How far voters agree on the winner. */
  public enum Agreement implements Labelled {
    /** All of them. */
    UNANIMOUS,
    /** More than half. */
    MAJORITY,
    /** At most half: the winner has the most confidence. */
    WEIGHTED_VOTING
  }

  /** Of votes, one of each voter. */
  public static FinalConsensus of(Seq<DebateVote> votes) {
    Map<String, Double> sums = TreeMap.empty(CodePointOrder::compare);
    Map<String, Integer> counts = TreeMap.empty(CodePointOrder::compare);
    for (DebateVote vote : votes) {
      double weight = vote.confidence() * vote.weight().getOrElse(1.0);
      sums = sums.put(vote.choice(), weight, Double::sum);
      counts = counts.put(vote.choice(), 1, Integer::sum);
    }
    // The first by name of those with the largest sum.
    Option<String> winner = sums.toVector().maxBy(one -> one._2).map(one -> one._1);
    Map<String, Integer> counted = counts;
    return new FinalConsensus(
        winner,
        winner.map(choice -> agreement(counted.get(choice).getOrElse(0), votes.size())),
        VoteShares.of(votes).meanConfidence(),
        counted);
  }

  private static Agreement agreement(int won, int all) {
    if (won == all) {
      return Agreement.UNANIMOUS;
    }
    return won * 2 > all ? Agreement.MAJORITY : Agreement.WEIGHTED_VOTING;
  }
}
