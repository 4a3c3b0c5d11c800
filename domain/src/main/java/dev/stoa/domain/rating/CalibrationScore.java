package dev.stoa.domain.rating;

import io.vavr.control.Option;

/** One number for how well an agent knows what it knows: the better, the nearer to 1. */
public final class CalibrationScore {

  /** Fewer predictions than this say nothing. */
  public static final int MINIMUM = 10;

  /** From this many predictions on the mean Brier score counts in full. */
  public static final int FULL = 50;

  /** Fewer predictions than this in a discipline say nothing about it. */
  public static final int DISCIPLINE_MINIMUM = 5;

  /** From this many predictions on a discipline counts in full. */
  public static final int DISCIPLINE_FULL = 25;

  private CalibrationScore() {}

  /** One less the mean Brier score, halved at the minimum and whole from 50 on; 0 below it. */
  public static double of(BrierTally tally) {
    return weighed(tally, MINIMUM, FULL).getOrElse(0.0);
  }

  /** The same by the easier measure that compares the disciplines of one agent. */
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
