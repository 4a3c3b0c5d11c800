package dev.stoa.domain.evolution;

import io.vavr.collection.Seq;
import java.util.Map;
import java.util.TreeMap;

/**
 * The Mann–Whitney U test: whether two samples come from the same distribution.
 *
 * <p>Two-sided, by the normal approximation with a correction for ties and for continuity.
 *
 * @param u the smaller of both U
 * @param p the probability of a difference at least as large by chance
 */
public record MannWhitney(double u, double p) {

  /** Compares two samples; p is 1 if one is empty or if all values are equal. */
  public static MannWhitney of(Seq<Integer> left, Seq<Integer> right) {
    if (left.isEmpty() || right.isEmpty()) {
      return new MannWhitney(0, 1);
    }
    Map<Integer, int[]> counts = new TreeMap<>();
    left.forEach(value -> counts.computeIfAbsent(value, none -> new int[2])[0]++);
    right.forEach(value -> counts.computeIfAbsent(value, none -> new int[2])[1]++);
    double pairs = (double) left.size() * right.size();
    double all = (double) left.size() + right.size();
    double rankSum = 0;
    double ties = 0;
    double below = 0;
    for (int[] count : counts.values()) {
      double tied = (double) count[0] + count[1];
      rankSum += count[0] * (below + (tied + 1) / 2);
      ties += tied * tied * tied - tied;
      below += tied;
    }
    double first = rankSum - left.size() * (left.size() + 1.0) / 2;
    double u = Math.min(first, pairs - first);
    double deviation = Math.sqrt(pairs / 12 * (all + 1 - ties / (all * (all - 1))));
    // Half a step towards the mean, never beyond it.
    double distance = Math.max(0, pairs / 2 - u - 0.5);
    return new MannWhitney(u, distance == 0 ? 1 : twoTails(distance / deviation));
  }

  /** The share of a normal distribution at least this many deviations from its mean. */
  private static double twoTails(double deviations) {
    // The complementary error function by a Chebyshev fit; its relative error is below 1.2e-7.
    double x = deviations / Math.sqrt(2);
    double t = 1 / (1 + x / 2);
    double[] fit = {
      0.17087277,
      -0.82215223,
      1.48851587,
      -1.13520398,
      0.27886807,
      -0.18628806,
      0.09678418,
      0.37409196,
      1.00002368,
      -1.26551223
    };
    double sum = 0;
    for (double coefficient : fit) {
      sum = sum * t + coefficient;
    }
    return t * Math.exp(-x * x + sum);
  }
}
