package dev.stoa.benchmarks.measure;

import java.time.Duration;

/**
 * How long a run takes.
 *
 * @param rounds how often all sides of a row are measured
 * @param warmUp how long a row runs before it is measured, so that its code is compiled
 * @param share the part of a row's calls that one round makes
 * @param rows the size of the stores that are measured as a whole
 */
public record Pace(int rounds, Duration warmUp, double share, int rows) {

  /**
   * The pace of published figures. Twelve seconds, because after five a row of a thousand calls a
   * second still became faster.
   */
  public static final Pace FULL = new Pace(5, Duration.ofSeconds(12), 1, 50_000);

  /** Runs every row once, in small stores: shows that the program works, and measures nothing. */
  public static final Pace QUICK = new Pace(1, Duration.ZERO, 0.05, 2_000);

  private static final int MOST_WARM_UP_ROUNDS = 40;
  private static final int LEAST_WARM_UP_ROUNDS = 2;

  public Pace withRounds(int count) {
    return new Pace(count, warmUp, share, rows);
  }

  public Pace withWarmUp(Duration time) {
    return new Pace(rounds, time, share, rows);
  }

  public Pace withRows(int count) {
    return new Pace(rounds, warmUp, share, count);
  }

  /** The calls of one round. */
  int calls(int perRound) {
    return Math.max(1, (int) (perRound * share));
  }

  int leastWarmUpRounds() {
    return warmUp.isZero() ? 0 : LEAST_WARM_UP_ROUNDS;
  }

  int mostWarmUpRounds() {
    return warmUp.isZero() ? 0 : MOST_WARM_UP_ROUNDS;
  }
}
