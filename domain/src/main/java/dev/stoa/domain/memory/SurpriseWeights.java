package dev.stoa.domain.memory;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.UnitRange;
import io.vavr.control.Option;

/**
 * What each signal counts in the surprise of an outcome.
 *
 * <p>An outcome need not bring every signal. Those it brings are averaged by their weights, so that
 * surprise can reach any height whichever they are; were the missing ones counted as nothing, no
 * run of outcomes could ever promote a memory.
 */
public record SurpriseWeights(double success, double semantic, double temporal, double agent) {

  /** As documented. */
  public static final SurpriseWeights DOCUMENTED = new SurpriseWeights(0.3, 0.3, 0.2, 0.2);

  static final double LEAST = 0.05;
  static final double MOST = 0.6;

  /** Refuses, by name, a weight out of the documented range. */
  public SurpriseWeights {
    require("weight of success", success);
    require("weight of semantic", semantic);
    require("weight of temporal", temporal);
    require("weight of agent", agent);
  }

  /** The surprise of an outcome where such a share of successes was expected. */
  public double of(Outcome outcome, double expected) {
    double deviation = Surprise.deviation(outcome.succeeded() ? 1 : 0, expected);
    double sum = success * deviation;
    double weights = success;
    sum += weighed(semantic, outcome.semanticShift());
    weights += present(semantic, outcome.semanticShift());
    sum += weighed(temporal, outcome.temporalShift());
    weights += present(temporal, outcome.temporalShift());
    sum += weighed(agent, outcome.predictionError());
    weights += present(agent, outcome.predictionError());
    return UnitRange.clamp(sum / weights);
  }

  /** With other weights of success and agent; they sum to 1 again. */
  SurpriseWeights with(double newSuccess, double newAgent) {
    double sum = newSuccess + semantic + temporal + newAgent;
    return new SurpriseWeights(
        clamp(newSuccess / sum),
        clamp(semantic / sum),
        clamp(temporal / sum),
        clamp(newAgent / sum));
  }

  private static double weighed(double weight, Option<Double> signal) {
    return weight * signal.getOrElse(0.0);
  }

  private static double present(double weight, Option<Double> signal) {
    return signal.isDefined() ? weight : 0;
  }

  private static double clamp(double weight) {
    return Math.max(LEAST, Math.min(MOST, weight));
  }

  private static void require(String field, double value) {
    if (!(value >= LEAST && value <= MOST)) {
      throw new InvalidValue(
          field + " " + value + " is out of range: give " + LEAST + " to " + MOST);
    }
  }
}
