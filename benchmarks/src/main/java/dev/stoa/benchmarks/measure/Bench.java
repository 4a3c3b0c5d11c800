package dev.stoa.benchmarks.measure;

import dev.stoa.benchmarks.engine.Databases;
import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.measure.BenchmarkRow.Side;
import dev.stoa.benchmarks.measure.Result.Against;
import io.vavr.collection.Vector;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Measures the rows of one area on one engine, all sides of a row in alternating rounds.
 *
 * <p>Machines are noisy and drift: a round measures every side, so that what slows one slows the
 * others, and the median over the rounds ignores the worst.
 */
public final class Bench {

  private static final double NANOS_PER_SECOND = 1e9;
  private static final double NANOS_PER_MILLI = 1e6;

  private final JdbcEngine engine;
  private final Databases databases;
  private final Pace pace;
  private final Consumer<Result> results;
  private int calls;

  public Bench(JdbcEngine engine, Databases databases, Pace pace, Consumer<Result> results) {
    this.engine = engine;
    this.databases = databases;
    this.pace = pace;
    this.results = results;
  }

  public JdbcEngine engine() {
    return engine;
  }

  public boolean onSqlite() {
    return engine == JdbcEngine.SQLITE;
  }

  public Databases databases() {
    return databases;
  }

  public Pace pace() {
    return pace;
  }

  /** How often each side of a row is called at most, warming up included. */
  public int mostCalls(int perRound) {
    return (pace.mostWarmUpRounds() + pace.rounds()) * pace.calls(perRound);
  }

  /** Adds figures that were measured without rounds. */
  public void add(Result result) {
    results.accept(result);
  }

  public void measure(BenchmarkRow row) throws Exception {
    Vector<MeasuredWork> sides =
        Vector.of(row.ours())
            .appendAll(row.jdbc().map(Side::work))
            .appendAll(row.floor().map(Side::work));
    double[][] figures = figures(row, sides);
    Result result = Result.of(row.title(), row.unit(), median(figures[0]));
    row.jdbc().forEach(side -> result.jdbc(against(row.unit(), figures[0], figures[1], side)));
    row.floor()
        .forEach(
            side -> result.floor(against(row.unit(), figures[0], figures[sides.size() - 1], side)));
    row.limit().forEach(result::limit);
    results.accept(result);
  }

  /** The figure of each side in each round. */
  private double[][] figures(BenchmarkRow row, Vector<MeasuredWork> sides) throws Exception {
    warmUp(row, sides);
    double[][] figures = new double[sides.size()][pace.rounds()];
    for (int round = 0; round < pace.rounds(); round++) {
      for (int turn = 0; turn < sides.size(); turn++) {
        // A later side finds warmer caches, so the sides take turns in going first.
        int next = (round + turn) % sides.size();
        figures[next][round] = figure(row, sides.get(next));
      }
    }
    return figures;
  }

  private void warmUp(BenchmarkRow row, Vector<MeasuredWork> sides) throws Exception {
    long end = System.nanoTime() + pace.warmUp().toNanos();
    for (int round = 0;
        round < pace.leastWarmUpRounds()
            || round < pace.mostWarmUpRounds() && System.nanoTime() < end;
        round++) {
      for (MeasuredWork side : sides) {
        figure(row, side);
      }
    }
  }

  private double figure(BenchmarkRow row, MeasuredWork work) throws Exception {
    double[] nanos = new double[pace.calls(row.calls())];
    for (int i = 0; i < nanos.length; i++) {
      work.prepare();
      long start = System.nanoTime();
      work.call(calls++);
      nanos[i] = System.nanoTime() - start;
    }
    return row.unit() == Unit.TIME
        ? median(nanos) / NANOS_PER_MILLI
        : nanos.length * row.operations() * NANOS_PER_SECOND / Arrays.stream(nanos).sum();
  }

  private static Against against(Unit unit, double[] ours, double[] theirs, Side side) {
    double[] ratios = new double[ours.length];
    Arrays.setAll(ratios, round -> unit.ratio(ours[round], theirs[round]));
    return new Against(median(theirs), median(ratios), side.bar());
  }

  /** The value in the middle, or between the two in the middle. */
  public static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }
}
