package dev.stoa.benchmarks;

import java.util.Arrays;

/**
 * Measures two ways of doing the same work in alternating rounds.
 *
 * <p>Machines are noisy and drift: a round runs both, so that whatever slows one slows the other,
 * and the median over the rounds forgets the worst.
 */
public final class Duel {

  /** One call of some work; the number counts the calls of the whole run. */
  @FunctionalInterface
  public interface Work {
    void call(int number) throws Exception;
  }

  private static final int WARM_UP_ROUNDS = 3;
  private static final double NANOS = 1e9;

  private final int rounds;
  private int calls;

  Duel(int rounds) {
    this.rounds = rounds;
  }

  /** How often either work is called in a comparison, warming up included. */
  public int calls(int perRound) {
    return (WARM_UP_ROUNDS + rounds) * perRound;
  }

  /**
   * Compares the two.
   *
   * @param perRound how often the work is called in a round
   * @param perCall how many operations one call is counted as
   */
  public Comparison of(
      String engine, String name, double bar, int perRound, int perCall, Work ours, Work theirs)
      throws Exception {
    double[] oursRate = new double[rounds];
    double[] theirsRate = new double[rounds];
    double[] ratio = new double[rounds];
    for (int round = -WARM_UP_ROUNDS; round < rounds; round++) {
      // Whoever goes second finds warmer caches, so they take turns.
      boolean oursFirst = (round & 1) == 0;
      double first = rate(oursFirst ? ours : theirs, perRound, perCall);
      double second = rate(oursFirst ? theirs : ours, perRound, perCall);
      if (round >= 0) {
        oursRate[round] = oursFirst ? first : second;
        theirsRate[round] = oursFirst ? second : first;
        ratio[round] = oursRate[round] / theirsRate[round];
      }
    }
    return new Comparison(engine, name, median(oursRate), median(theirsRate), median(ratio), bar);
  }

  private double rate(Work work, int perRound, int perCall) throws Exception {
    long start = System.nanoTime();
    for (int i = 0; i < perRound; i++) {
      work.call(calls++);
    }
    return (double) perRound * perCall * NANOS / (System.nanoTime() - start);
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }
}
