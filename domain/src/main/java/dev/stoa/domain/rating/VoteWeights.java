package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Map;

/**
 * How much a vote should count, from how well the voter's forecasts have fared.
 *
 * <p>Independent voters of accuracy p decide best when each counts with the log-odds of p. The
 * accuracy comes from the Brier score as {@code p = 1 - 2 * brier}: a coin that says 50% (brier
 * 1/4) has p = 1/2 and counts nothing. Small samples are drawn towards a prior that everybody
 * starts with, and the weight of the prior itself is 1, so that voters about whom nothing is known
 * count alike.
 *
 * @param priorPredictions as many forecasts as the prior is worth
 * @param priorBrier the Brier score everybody starts with, below 1/4
 * @param ceiling the most one vote counts, so that nobody outvotes a whole panel
 */
public record VoteWeights(double priorPredictions, double priorBrier, double ceiling) {

  /** Ten forecasts of a Brier score of 0.2 to begin with, and no vote above 4. */
  public static final VoteWeights STANDARD = new VoteWeights(10, 0.2, 4);

  private static final double COIN = 0.25;
  private static final double LEAST_REPUTATION = 0.4;
  private static final double MOST_REPUTATION = 1.6;

  /** Refuses a prior without a weight of its own. */
  public VoteWeights {
    if (!(priorPredictions > 0 && priorPredictions < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "prior predictions " + priorPredictions + " are out of range: give a number above 0");
    }
    if (!(priorBrier > 0 && priorBrier < COIN)) {
      throw new IllegalArgumentException(
          "prior brier " + priorBrier + " is out of range: give a number between 0 and 0.25");
    }
    if (!(ceiling >= 1 && ceiling < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "ceiling " + ceiling + " is out of range: give a number of at least 1");
    }
  }

  /** From 0 to the ceiling; 1 of an empty tally. */
  public double weight(BrierTally tally) {
    if (tally.predictions() == 0) {
      return 1;
    }
    double brier =
        (tally.brierSum() + priorPredictions * priorBrier)
            / (tally.predictions() + priorPredictions);
    double logOdds = brier >= COIN ? 0 : logOdds(brier);
    return Math.min(ceiling, logOdds / logOdds(priorBrier));
  }

  /** The weights of a panel; where nobody is better than a coin, all count alike. */
  public Map<AgentName, Double> of(Map<AgentName, BrierTally> panel) {
    Map<AgentName, Double> weights = panel.mapValues(this::weight);
    return weights.values().forAll(weight -> weight == 0) ? weights.mapValues(w -> 1.0) : weights;
  }

  /**
   * The documented alternative: 0.5 plus the reputation score, a little moved by calibration, kept
   * within 0.4 and 1.6.
   *
   * @param score of reputation, 0 to 1
   * @param calibration of the agent's critiques, 0 to 1
   */
  public static double reputation(double score, double calibration) {
    Forecast.requireProbability("reputation score", score);
    Forecast.requireProbability("calibration", calibration);
    double weight = 0.5 + score + 0.2 * (calibration - 0.5);
    return Math.max(LEAST_REPUTATION, Math.min(MOST_REPUTATION, weight));
  }

  private static double logOdds(double brier) {
    return StrictMath.log((1 - 2 * brier) / (2 * brier));
  }
}
