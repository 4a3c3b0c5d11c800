package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.kernel.Labelled;
import io.vavr.collection.Seq;
import java.util.Comparator;
import java.util.function.ToDoubleFunction;

/** Which of several equal choices wins; what is equal even then is decided by name. */
public enum TieBreak implements Labelled {
  /** The one with the most confident vote. */
  HIGHEST_CONFIDENCE,
  /** The one with the most votes. */
  MOST_VOTES,
  /** The one whose best voter has the highest score. */
  LEADER,
  /** The first by name. */
  NAME;

  String choose(Seq<String> tied, Seq<WeighedVote> votes) {
    ToDoubleFunction<String> strength = choice -> strength(votes.filter(one -> one.isFor(choice)));
    return tied.sorted(
            Comparator.comparingDouble(strength).reversed().thenComparing(CodePointOrder::compare))
        .head();
  }

  private double strength(Seq<WeighedVote> votes) {
    return switch (this) {
      case HIGHEST_CONFIDENCE ->
          votes.map(one -> one.vote().confidence()).max().getOrElse(Double.NEGATIVE_INFINITY);
      case MOST_VOTES -> votes.size();
      case LEADER ->
          votes.map(one -> one.standing().score()).max().getOrElse(Double.NEGATIVE_INFINITY);
      case NAME -> 0;
    };
  }
}
