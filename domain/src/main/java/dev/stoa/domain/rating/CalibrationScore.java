package dev.stoa.domain.rating;

import io.vavr.control.Option;

/** How well the confidence of an agent matches its results, from 0 to 1; 1 is best. */
public final class CalibrationScore {

  /** The number of predictions needed for a score. */
  public static final int MINIMUM = 10;

  /** The number of predictions from which the mean Brier score counts in full. */
  public static final int FULL = 50;

  /** The number of predictions in a discipline needed for a score. */
  public static final int DISCIPLINE_MINIMUM = 5;

  /** The number of predictions from which a discipline counts in full. */
  public static final int DISCIPLINE_FULL = 25;

  private CalibrationScore() {}

  /**
   * 1 minus the mean Brier score, weighted from a half at the minimum to 1 at {@value #FULL}; 0
   * below the minimum.
   */
  public static double of(BrierTally tally) {
    return weighed(tally, MINIMUM, FULL).getOrElse(0.0);
  }

  /** The score within a discipline, which needs fewer predictions; none below the minimum. */
  public static Option<Double> inDiscipline(BrierTally tally) {
    return weighed(tally, DISCIPLINE_MINIMUM, DISCIPLINE_FULL);
  }

  private static Option<Double> weighed(BrierTally tally, int minimum, int full) {
    long beyond = tally.predictions() - minimum;
    return Option.when(
        beyond >= 0,
        () -> (1 - tally.brier()) * Math.min(1, 0.5 + 0.5 * beyond / (full - minimum)));
  }
}
