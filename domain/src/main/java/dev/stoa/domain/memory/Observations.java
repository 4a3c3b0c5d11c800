package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.UnitRange;
import io.vavr.control.Option;

/**
 * What the rest of the system noticed, as far as it did, each from 0 to 1.
 *
 * @param predictionAccuracy how well calibrated the agents are
 * @param debateEfficiency how little debates waste
 * @param consensusRate how often debates end in consensus
 * @param confidence of those consensuses
 */
public record Observations(
    Option<Double> predictionAccuracy,
    Option<Double> debateEfficiency,
    Option<Double> consensusRate,
    Option<Double> confidence) {

  /** Nothing was noticed. */
  public static final Observations NONE =
      new Observations(Option.none(), Option.none(), Option.none(), Option.none());

  /** Refuses shares out of range. */
  public Observations {
    predictionAccuracy.forEach(share -> UnitRange.require("prediction_accuracy", share));
    debateEfficiency.forEach(share -> UnitRange.require("debate_efficiency", share));
    consensusRate.forEach(share -> UnitRange.require("consensus_rate", share));
    confidence.forEach(share -> UnitRange.require("confidence", share));
  }

  public Observations predictionAccuracy(double share) {
    return new Observations(Option.some(share), debateEfficiency, consensusRate, confidence);
  }

  public Observations debateEfficiency(double share) {
    return new Observations(predictionAccuracy, Option.some(share), consensusRate, confidence);
  }

  public Observations consensus(double rate, double sureness) {
    return new Observations(
        predictionAccuracy, debateEfficiency, Option.some(rate), Option.some(sureness));
  }
}
