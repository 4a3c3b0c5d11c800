package dev.stoa.domain.debate;

import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * The result of counting votes.
 *
 * @param leader the choice that is ahead; none without votes
 * @param reached whether the leader wins by the rule of the method
 * @param consensus how much of the count the leader has, from 0 to 1
 * @param scores the count of each choice, by name
 * @param tied the choices that are equally far ahead, by name; of a vote that is not unanimous, all
 * @param tieBroken whether a tie break chose the leader
 * @param valid how many votes counted
 * @param fallback whether Borda decided, because no choice beats all others
 */
@RecordBuilder
public record VoteTally(
    VotingMethod method,
    Option<String> leader,
    boolean reached,
    double consensus,
    Map<String, Double> scores,
    Seq<String> tied,
    boolean tieBroken,
    int valid,
    int total,
    boolean fallback) {

  /** The choice that wins by the rule of the method. */
  public Option<String> winner() {
    return leader.filter(ahead -> reached);
  }

  /** Whether several choices are ahead and nothing chose among them. */
  public boolean isTie() {
    return tied.size() > 1 && !tieBroken;
  }

  VoteTally asFallback() {
    return VoteTallyBuilder.from(this).method(VotingMethod.CONDORCET).fallback(true).build();
  }
}
