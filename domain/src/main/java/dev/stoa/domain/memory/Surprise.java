package dev.stoa.domain.memory;

/** How unexpected a thing is, from 0 to 1. */
final class Surprise {

  /** What is expected of whom nothing is known. */
  static final double PRIOR = 0.5;

  private static final double MEMORY = 0.7;

  private Surprise() {}

  /** How far what happened is from what was expected. */
  static double deviation(double actual, double expected) {
    return deviation(actual, expected, 1, 1);
  }

  static double deviation(double actual, double expected, double scale, double max) {
    return Math.min(max, scale * Math.abs(actual - expected));
  }

  /** The share of successes; the prior without outcomes. */
  static double baseRate(long successes, long failures, double prior) {
    long outcomes = successes + failures;
    return outcomes == 0 ? prior : successes / (double) outcomes;
  }

  /** The share of successes as a careful guess: never quite 0 or 1. */
  static double smoothedRate(long successes, long failures) {
    return (successes + 1.0) / (successes + failures + 2.0);
  }

  /** Seven parts of what was, three of what is new. */
  static double blend(double old, double fresh) {
    return MEMORY * old + (1 - MEMORY) * fresh;
  }
}
