package dev.stoa.domain.evolution;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;

/** Which variants go on after a round of short trials: the better half, rounded up. */
public final class SuccessiveHalving {

  private SuccessiveHalving() {}

  /**
   * A variant after a round.
   *
   * @param judgement its numbers so far
   */
  public record Standing(ProfileId variant, Judgement judgement, boolean goesOn) {}

  /** Best mean first; of equal means the first given one continues. */
  public static Seq<Standing> round(Seq<Tuple2<ProfileId, Seq<Integer>>> trials) {
    int keeps = (trials.size() + 1) / 2;
    return trials
        .map(one -> Tuple.of(one._1, AcceptanceRule.STANDARD.dropped(one._2)))
        .sortBy(one -> -one._2.mean())
        .zipWithIndex((one, place) -> new Standing(one._1, one._2, place < keeps))
        .toVector();
  }
}
