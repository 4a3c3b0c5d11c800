package dev.stoa.domain.specialist;

import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What an arbiter concludes about two answers.
 *
 * @param confidence the weight of the checks that came to a result
 * @param verdict none if the confidence is too low: another judge has to decide
 */
public record Arbitration(double confidence, Option<ArbiterVote> verdict) {

  /** Below this confidence there is no verdict. */
  public static final double LEAST_CONFIDENCE = 0.85;

  private static final double PLACES = 1e4;

  /** By the checks that came to a result; the heavier votes decide, ties for the first answer. */
  public static Arbitration of(Map<ArbiterCheck, ArbiterVote> votes) {
    double confidence =
        Math.rint(votes.keySet().toVector().map(ArbiterCheck::weight).sum().doubleValue() * PLACES)
            / PLACES;
    return new Arbitration(
        confidence, Option.when(confidence >= LEAST_CONFIDENCE, () -> heaviest(votes)));
  }

  /** Whether another judge has to decide. */
  public boolean isEscalated() {
    return verdict.isEmpty();
  }

  /** How much more is learnt from a gap in a field whose mistakes cost so much more than usual. */
  public static double gapMultiplier(double penaltyMultiplier) {
    return 1 + penaltyMultiplier / 10;
  }

  private static ArbiterVote heaviest(Map<ArbiterCheck, ArbiterVote> votes) {
    return Vector.of(ArbiterVote.values()).sortBy(vote -> -weight(votes, vote)).head();
  }

  private static double weight(Map<ArbiterCheck, ArbiterVote> votes, ArbiterVote vote) {
    return votes
        .toVector()
        .filter(cast -> cast._2 == vote)
        .map(Tuple2::_1)
        .map(ArbiterCheck::weight)
        .sum()
        .doubleValue();
  }
}
