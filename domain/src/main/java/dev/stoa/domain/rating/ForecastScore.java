package dev.stoa.domain.rating;

import io.vavr.collection.Map;

/**
 * How good a forecast was.
 *
 * @param hit whether the expected outcome came
 * @param brier 0 for certain and right, 1 for certain and wrong
 * @param logLoss the negative logarithm of the probability given to what came
 */
public record ForecastScore(boolean hit, double brier, double logLoss) {

  /** No probability counts as smaller, so that one certain error costs 34.5 and not infinity. */
  public static final double LEAST_PROBABILITY = 1e-15;

  /** Of a forecast that names one outcome: the squared distance of confidence from the truth. */
  public static ForecastScore ofOne(double confidence, boolean hit) {
    double distance = confidence - (hit ? 1 : 0);
    return new ForecastScore(hit, distance * distance, logLoss(hit ? confidence : 1 - confidence));
  }

  /**
   * Of a forecast over named outcomes: half the squared distance, so that two outcomes score as one
   * with its complement does, and many stay within 0 and 1.
   */
  static ForecastScore ofMany(boolean hit, Map<OutcomeName, Double> all, OutcomeName actual) {
    // An outcome nobody named had probability 0 and came nevertheless.
    double sum = all.containsKey(actual) ? 0 : 1;
    for (OutcomeName outcome : all.keySet()) {
      double distance = all.get(outcome).get() - (outcome.equals(actual) ? 1 : 0);
      sum += distance * distance;
    }
    return new ForecastScore(
        hit, Math.min(1, sum / 2), logLoss(all.getOrElse(actual, 0.0).doubleValue()));
  }

  /** The multi-class Brier score as Brier defined it, from 0 to 2. */
  public double multiClassBrier() {
    return 2 * brier;
  }

  private static double logLoss(double probability) {
    double least = Math.max(LEAST_PROBABILITY, Math.min(1 - LEAST_PROBABILITY, probability));
    return -StrictMath.log(least);
  }
}
