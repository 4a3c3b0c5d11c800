package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import java.util.Arrays;
import java.util.function.ToDoubleFunction;

/**
 * Computes rating changes: every two participants play each other, with their ratings before the
 * match.
 *
 * <p>Without multipliers the changes sum to zero. Pairs are summed in the order of names, so the
 * order of the participants does not affect the result, not even its last bit.
 */
public final class PairwiseElo {

  /** A multiplier of 1 for every agent. */
  public static final ToDoubleFunction<AgentName> NO_MULTIPLIERS = agent -> 1.0;

  private PairwiseElo() {}

  /**
   * The rating change of each participant.
   *
   * @param scores of every participant, none negative
   * @param ratings before the match; a caller may add an advantage, such as that of the home team
   * @param k the K factor
   * @param multipliers for the changes of each agent
   */
  public static Map<AgentName, Double> changes(
      Map<AgentName, Double> scores,
      ToDoubleFunction<AgentName> ratings,
      double k,
      ToDoubleFunction<AgentName> multipliers) {
    AgentName[] agents = scores.keySet().toJavaArray(AgentName[]::new);
    Arrays.sort(agents);
    double[] score = new double[agents.length];
    double[] rating = new double[agents.length];
    double[] multiplier = new double[agents.length];
    for (int i = 0; i < agents.length; i++) {
      score[i] = scores.get(agents[i]).get();
      rating[i] = ratings.applyAsDouble(agents[i]);
      multiplier[i] = multipliers.applyAsDouble(agents[i]);
    }
    double[] sums = changes(score, rating, k, multiplier);
    Map<AgentName, Double> changes = LinkedHashMap.empty();
    for (int i = 0; i < agents.length; i++) {
      changes = changes.put(agents[i], sums[i]);
    }
    return changes;
  }

  /** The same for participants in the order of their names. */
  static double[] changes(double[] score, double[] rating, double k, double[] multiplier) {
    double[] sums = new double[score.length];
    for (int i = 0; i < score.length; i++) {
      for (int j = i + 1; j < score.length; j++) {
        double change = k * (Elo.actual(score[i], score[j]) - Elo.expected(rating[i], rating[j]));
        sums[i] += change * multiplier[i];
        sums[j] -= change * multiplier[j];
      }
    }
    return sums;
  }
}
