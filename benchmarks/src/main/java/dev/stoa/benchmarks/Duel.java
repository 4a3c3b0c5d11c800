package dev.stoa.benchmarks;

import dev.stoa.benchmarks.Comparison.Against;
import io.vavr.control.Option;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;

/**
 * Measures two or three ways of doing the same work in alternating rounds.
 *
 * <p>Machines are noisy and drift: a round runs all of them, so that whatever slows one slows the
 * others, and the median over the rounds forgets the worst.
 */
public final class Duel {

  /** One call of some work; the number counts the calls of the whole run. */
  @FunctionalInterface
  public interface Work {
    void call(int number) throws Exception;
  }

  /** The least ratios that are good enough: to hand-written JDBC, and to the floor. */
  public record Bars(double jdbc, double floor) {}

  private static final int LEAST_WARM_UP_ROUNDS = 3;
  private static final int MOST_WARM_UP_ROUNDS = 40;

  /** As long as the compiler takes to be done with the code that the rounds run. */
  private static final Duration WARM_UP = Duration.ofSeconds(12);

  private static final double NANOS = 1e9;

  private final int rounds;
  private int calls;

  Duel(int rounds) {
    this.rounds = rounds;
  }

  /** How often each work is called at most in a comparison, warming up included. */
  public int calls(int perRound) {
    return (MOST_WARM_UP_ROUNDS + rounds) * perRound;
  }

  /**
   * Compares ours with one other way.
   *
   * @param perRound how often the work is called in a round
   * @param perCall how many operations one call is counted as
   */
  public Comparison of(
      String engine, String name, double bar, int perRound, int perCall, Work ours, Work jdbc)
      throws Exception {
    double[][] rates = rates(perRound, perCall, List.of(ours, jdbc));
    return new Comparison(
        engine, name, median(rates[0]), against(rates[0], rates[1], bar), Option.none());
  }

  /** Compares ours with hand-written JDBC on our schema and with the floor. */
  public Comparison of(
      String engine,
      String name,
      Bars bars,
      int perRound,
      int perCall,
      Work ours,
      Work jdbc,
      Work floor)
      throws Exception {
    double[][] rates = rates(perRound, perCall, List.of(ours, jdbc, floor));
    return new Comparison(
        engine,
        name,
        median(rates[0]),
        against(rates[0], rates[1], bars.jdbc()),
        Option.of(against(rates[0], rates[2], bars.floor())));
  }

  /** Operations a second, of each work in each round. */
  private double[][] rates(int perRound, int perCall, List<Work> works) throws Exception {
    warmUp(perRound, works);
    double[][] rates = new double[works.size()][rounds];
    for (int round = 0; round < rounds; round++) {
      for (int turn = 0; turn < works.size(); turn++) {
        // Whoever goes later finds warmer caches, so they take turns.
        int next = (round + turn) % works.size();
        rates[next][round] = rate(works.get(next), perRound, perCall);
      }
    }
    return rates;
  }

  private void warmUp(int perRound, List<Work> works) throws Exception {
    long end = System.nanoTime() + WARM_UP.toNanos();
    for (int round = 0;
        round < LEAST_WARM_UP_ROUNDS || round < MOST_WARM_UP_ROUNDS && System.nanoTime() < end;
        round++) {
      for (Work work : works) {
        rate(work, perRound, 1);
      }
    }
  }

  private double rate(Work work, int perRound, int perCall) throws Exception {
    long start = System.nanoTime();
    for (int i = 0; i < perRound; i++) {
      work.call(calls++);
    }
    return (double) perRound * perCall * NANOS / (System.nanoTime() - start);
  }

  private static Against against(double[] ours, double[] theirs, double bar) {
    double[] ratios = new double[ours.length];
    Arrays.setAll(ratios, round -> ours[round] / theirs[round]);
    return new Against(median(theirs), median(ratios), bar);
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }
}
