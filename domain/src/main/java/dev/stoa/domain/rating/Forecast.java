package dev.stoa.domain.rating;

import io.vavr.collection.Map;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/**
 * What an agent expects and how sure it is.
 *
 * @param expected the outcome it names
 * @param confidence the probability it gives to that outcome
 * @param probabilities of every outcome, when the question has several and the agent said them all
 */
public record Forecast(
    OutcomeName expected, double confidence, Option<SortedMap<OutcomeName, Double>> probabilities) {

  /** The most outcomes a question has. */
  public static final int MAX_OUTCOMES = 100;

  /** How far from 1 probabilities may sum up, for they come rounded. */
  public static final double SUM_TOLERANCE = 1e-6;

  /** Refuses what is no probability, and probabilities the expected outcome does not lead. */
  public Forecast {
    requireProbability("confidence", confidence);
    double sure = confidence;
    for (SortedMap<OutcomeName, Double> all : probabilities) {
      check(all);
      if (!all.get(expected).contains(sure) || all.values().exists(other -> other > sure)) {
        throw new IllegalArgumentException(
            "outcome " + expected + " is not the likeliest: expect the one that is");
      }
    }
  }

  /** This outcome, with this confidence. */
  public static Forecast of(OutcomeName expected, double confidence) {
    return new Forecast(expected, confidence, Option.none());
  }

  /** A probability for every outcome; the likeliest is expected, of several the least name. */
  public static Forecast over(Map<OutcomeName, Double> probabilities) {
    SortedMap<OutcomeName, Double> sorted = TreeMap.ofEntries(probabilities);
    check(sorted);
    double most = sorted.values().max().get();
    OutcomeName expected = sorted.filterValues(value -> value == most).head()._1;
    return new Forecast(expected, most, Option.some(sorted));
  }

  /** As {@link #over(Map)}. */
  public static Forecast over(java.util.Map<OutcomeName, Double> probabilities) {
    return over(TreeMap.ofAll(probabilities));
  }

  /** How good it was, now that the outcome is known. */
  public ForecastScore score(OutcomeName actual) {
    boolean hit = expected.equals(actual);
    return probabilities
        .map(all -> ForecastScore.ofMany(hit, all, actual))
        .getOrElse(() -> ForecastScore.ofOne(confidence, hit));
  }

  /** The value itself, if it is a number from 0 to 1. */
  static double requireProbability(String field, double value) {
    // Written so that NaN fails it too.
    if (!(value >= 0 && value <= 1)) {
      throw new IllegalArgumentException(
          field + " " + value + " is out of range: give a number from 0 to 1");
    }
    return value;
  }

  private static void check(SortedMap<OutcomeName, Double> all) {
    if (all.size() < 2 || all.size() > MAX_OUTCOMES) {
      throw new IllegalArgumentException(
          "probabilities name " + all.size() + " outcomes: name 2 to " + MAX_OUTCOMES);
    }
    all.forEach((outcome, value) -> requireProbability("probability of " + outcome, value));
    double sum = all.values().sum().doubleValue();
    if (Math.abs(sum - 1) > SUM_TOLERANCE) {
      throw new IllegalArgumentException(
          "probabilities sum up to " + sum + ": make them sum up to 1");
    }
  }
}
