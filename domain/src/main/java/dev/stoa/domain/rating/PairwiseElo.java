package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import java.util.Arrays;
import java.util.function.ToDoubleFunction;

/**
 * What a match moves: every two participants play each other, all from their ratings before it.
 *
 * <p>Without multipliers what one gains another loses. Pairs are summed in the order of the names,
 * so that the order in which participants are listed changes nothing, not even the last bit.
 */
public final class PairwiseElo {

  /** Nobody's change is stretched. */
  public static final ToDoubleFunction<AgentName> NO_MULTIPLIERS = agent -> 1.0;

  private PairwiseElo() {}

  /**
   * The change of every participant's rating.
   *
   * @param scores of every participant, none negative
   * @param ratings before the match; a caller adds what an agent is favoured by, such as playing at
   *     home
   * @param k the most that a pair can move between them
   * @param multipliers by which an agent's own changes are stretched
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

  /** The same of participants that stand in the order of their names. */
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
