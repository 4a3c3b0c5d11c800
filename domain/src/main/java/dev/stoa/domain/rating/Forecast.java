package dev.stoa.domain.rating;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.Map;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/**
 * The outcome an agent expects, with its confidence.
 *
 * @param expected the expected outcome
 * @param confidence the probability of that outcome
 * @param probabilities of all outcomes, if the agent gave them
 */
public record Forecast(
    OutcomeName expected, double confidence, Option<SortedMap<OutcomeName, Double>> probabilities) {

  /** The maximum number of outcomes. */
  public static final int MAX_OUTCOMES = 100;

  /** How far the sum of probabilities may be from 1, because of rounding. */
  public static final double SUM_TOLERANCE = 1e-6;

  /**
   * Refuses values that are not probabilities, and an expected outcome that is not the likeliest.
   */
  public Forecast {
    requireProbability("confidence", confidence);
    double sure = confidence;
    for (SortedMap<OutcomeName, Double> all : probabilities) {
      check(all);
      if (!all.get(expected).contains(sure) || all.values().exists(other -> other > sure)) {
        throw new InvalidValue(
            "outcome " + expected + " is not the likeliest: expect the one that is");
      }
    }
  }

  /** This outcome, with this confidence. */
  public static Forecast of(OutcomeName expected, double confidence) {
    return new Forecast(expected, confidence, Option.none());
  }

  /** A probability for each outcome; the likeliest is the expected one, ties by name. */
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

  /** The probability of each outcome; empty if the agent gave only one. */
  public Map<OutcomeName, Double> outcomes() {
    return probabilities.<Map<OutcomeName, Double>>map(all -> all).getOrElse(TreeMap::empty);
  }

  /** The score, given the actual outcome. */
  public ForecastScore score(OutcomeName actual) {
    boolean hit = expected.equals(actual);
    return probabilities
        .map(all -> ForecastScore.ofMany(hit, all, actual))
        .getOrElse(() -> ForecastScore.ofOne(confidence, hit));
  }

  /** The value itself, if it is a number from 0 to 1. */
  static double requireProbability(String field, double value) {
    // Written so that NaN fails too.
    if (!(value >= 0 && value <= 1)) {
      throw new InvalidValue(field + " " + value + " is out of range: give a number from 0 to 1");
    }
    return value;
  }

  private static void check(SortedMap<OutcomeName, Double> all) {
    if (all.size() < 2 || all.size() > MAX_OUTCOMES) {
      throw new InvalidValue(
          "probabilities name " + all.size() + " outcomes: name 2 to " + MAX_OUTCOMES);
    }
    all.forEach((outcome, value) -> requireProbability("probability of " + outcome, value));
    double sum = all.values().sum().doubleValue();
    if (Math.abs(sum - 1) > SUM_TOLERANCE) {
      throw new InvalidValue("probabilities sum up to " + sum + ": make them sum up to 1");
    }
  }
}
