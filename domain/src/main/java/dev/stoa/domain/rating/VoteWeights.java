package dev.stoa.domain.rating;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Map;

/**
 * How much a vote should count, from how often the voter's forecasts were right.
 *
 * <p>Independent voters of accuracy p decide best when each counts with the log-odds of p. The
 * accuracy is the share of hits under a Beta prior that every voter starts with, so small samples
 * stay close to it, and the weight of the prior itself is 1, so voters about whom nothing is known
 * count alike. A voter that is right more often than a coin always counts; one that is known to be
 * wrong more often counts against its choice.
 *
 * @param priorPredictions the number of forecasts that the prior counts as
 * @param priorAccuracy the share of hits every voter starts with, above 1/2
 * @param ceiling the most one vote counts, so that no voter outvotes a whole panel
 */
public record VoteWeights(double priorPredictions, double priorAccuracy, double ceiling) {

  /** Ten forecasts of which seven were right to begin with, and no vote above 4. */
  public static final VoteWeights STANDARD = new VoteWeights(10, 0.7, 4);

  private static final double COIN = 0.5;

  /** A certain vote would outweigh all others, so confidence is limited to this. */
  private static final double SUREST = 0.99;

  private static final double LEAST_REPUTATION = 0.4;
  private static final double MOST_REPUTATION = 1.6;

  /** Refuses values out of range. */
  public VoteWeights {
    if (!(priorPredictions > 0 && priorPredictions < Double.POSITIVE_INFINITY)) {
      throw new InvalidValue(
          "prior predictions " + priorPredictions + " are out of range: give a number above 0");
    }
    if (!(priorAccuracy > COIN && priorAccuracy < 1)) {
      throw new InvalidValue(
          "prior accuracy " + priorAccuracy + " is out of range: give a number between 0.5 and 1");
    }
    if (!(ceiling >= 1 && ceiling < Double.POSITIVE_INFINITY)) {
      throw new InvalidValue(
          "ceiling " + ceiling + " is out of range: give a number of at least 1");
    }
  }

  /**
   * Up to the ceiling on either side of 0, which is a coin; 1 of an empty tally. Below 0 the vote
   * counts for the other choices.
   */
  public double weight(BrierTally tally) {
    return weight(accuracy(tally));
  }

  /**
   * The weight of one vote given with a stated confidence.
   *
   * <p>The confidence counts as far as the voter's confidence has distinguished hits from misses so
   * far: by how much its Brier score is below that of always stating the share of hits.
   */
  public double weight(BrierTally tally, double confidence) {
    Forecast.requireProbability("confidence", confidence);
    double trust = trust(tally);
    return weight((1 - trust) * accuracy(tally) + trust * Math.min(SUREST, confidence));
  }

  /** The share of hits, shrunk towards the prior. */
  private double accuracy(BrierTally tally) {
    return (tally.correct() + priorPredictions * priorAccuracy)
        / (tally.predictions() + priorPredictions);
  }

  /** From 0, if confidence is uninformative, towards 1. */
  private double trust(BrierTally tally) {
    double hits = tally.hitRate();
    double constant = hits * (1 - hits);
    if (constant == 0) {
      return 0;
    }
    double skill = Math.max(0, 1 - tally.brier() / constant);
    return skill * tally.predictions() / (tally.predictions() + priorPredictions);
  }

  private double weight(double accuracy) {
    double weight = logOdds(accuracy) / logOdds(priorAccuracy);
    return Math.max(-ceiling, Math.min(ceiling, weight));
  }

  /** The weights of a panel; if all voters are coins, all are equal. */
  public Map<AgentName, Double> of(Map<AgentName, BrierTally> panel) {
    Map<AgentName, Double> weights = panel.mapValues(this::weight);
    return weights.values().forAll(weight -> weight == 0) ? weights.mapValues(w -> 1.0) : weights;
  }

  /**
   * The documented alternative: 0.5 plus the reputation score, adjusted by calibration, limited to
   * 0.4 to 1.6.
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

  private static double logOdds(double accuracy) {
    return StrictMath.log(accuracy / (1 - accuracy));
  }
}
