package dev.stoa.domain.rating;

import io.vavr.collection.Map;

/**
 * The score of a forecast.
 *
 * @param hit whether the expected outcome occurred
 * @param brier 0 for certain and right, 1 for certain and wrong
 * @param logLoss the negative logarithm of the probability given to the actual outcome
 */
public record ForecastScore(boolean hit, double brier, double logLoss) {

  /**
   * Smaller probabilities are raised to this, so that a certain error costs 34.5 instead of
   * infinity.
   */
  public static final double LEAST_PROBABILITY = 1e-15;

  /** The score of a forecast of one outcome: the squared difference of confidence and result. */
  public static ForecastScore ofOne(double confidence, boolean hit) {
    double distance = confidence - (hit ? 1 : 0);
    return new ForecastScore(hit, distance * distance, logLoss(hit ? confidence : 1 - confidence));
  }

  /**
   * The score of a forecast over several outcomes: half the squared distance, so that two outcomes
   * score like one and its complement, and the score stays between 0 and 1.
   */
  static ForecastScore ofMany(boolean hit, Map<OutcomeName, Double> all, OutcomeName actual) {
    // An outcome that the forecast does not name has probability 0.
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
