package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.CodePointOrder;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;

/**
 * How votes are distributed.
 *
 * @param shares the share of votes of each choice, by name
 */
public record VoteShares(double meanConfidence, Map<String, Double> shares) {

  /** Of votes; without votes the mean is 0. */
  public static VoteShares of(Seq<DebateVote> votes) {
    double all = votes.size();
    Map<String, Double> shares =
        TreeMap.ofEntries(
            CodePointOrder::compare,
            votes.groupBy(DebateVote::choice).mapValues(some -> some.size() / all).toVector());
    return new VoteShares(
        votes.isEmpty() ? 0 : votes.map(DebateVote::confidence).sum().doubleValue() / all, shares);
  }

  /** The largest share; a half without votes. */
  public double largest() {
    return shares.values().max().getOrElse(0.5);
  }
}
