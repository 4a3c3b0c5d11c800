package dev.stoa.benchmarks.measure;

import io.vavr.control.Option;

/** The declaration of one row: what is done, the sides that do it, and their bars. */
public final class BenchmarkRow {

  /** Another way of doing the work, and the least ratio of ours to it that is good enough. */
  record Side(MeasuredWork work, Option<Double> bar) {}

  private final String what;
  private final Unit unit;
  private final MeasuredWork ours;
  private int calls = 1;
  private int operations = 1;
  private Option<String> other = Option.none();
  private Option<Side> jdbc = Option.none();
  private Option<Side> floor = Option.none();
  private Option<Double> limit = Option.none();

  private BenchmarkRow(String what, Unit unit, MeasuredWork ours) {
    this.what = what;
    this.unit = unit;
    this.ours = ours;
  }

  /** A row of operations a second. */
  public static BenchmarkRow rate(String what, MeasuredWork ours) {
    return new BenchmarkRow(what, Unit.RATE, ours);
  }

  /** A row of the median time of one call. */
  public static BenchmarkRow time(String what, MeasuredWork ours) {
    return new BenchmarkRow(what, Unit.TIME, ours);
  }

  /** How often each side is called in a round; once unless stated. */
  public BenchmarkRow calls(int perRound) {
    calls = perRound;
    return this;
  }

  /** How many operations one call counts as; one unless stated. */
  public BenchmarkRow operations(int perCall) {
    operations = perCall;
    return this;
  }

  /** Hand-written JDBC on Stoa's schema. */
  public BenchmarkRow jdbc(double bar, MeasuredWork work) {
    jdbc = Option.some(new Side(work, Option.some(bar)));
    return this;
  }

  /** Hand-written JDBC on Stoa's schema, to which no ratio is demanded. */
  public BenchmarkRow jdbc(MeasuredWork work) {
    jdbc = Option.some(new Side(work, Option.none()));
    return this;
  }

  /** Something else in the place of hand-written JDBC, which the row then names. */
  public BenchmarkRow beside(String name, double bar, MeasuredWork work) {
    other = Option.some(name);
    return jdbc(bar, work);
  }

  /** Something else in the place of hand-written JDBC, to which no ratio is demanded. */
  public BenchmarkRow beside(String name, MeasuredWork work) {
    other = Option.some(name);
    return jdbc(work);
  }

  /** Hand-written JDBC on the smallest schema that could do the job. */
  public BenchmarkRow floor(double bar, MeasuredWork work) {
    floor = Option.some(new Side(work, Option.some(bar)));
    return this;
  }

  /** The least rate, or the longest time in milliseconds, that is good enough. */
  public BenchmarkRow limit(double value) {
    limit = Option.some(value);
    return this;
  }

  String title() {
    return what + other.map(name -> ", beside " + name).getOrElse("");
  }

  Unit unit() {
    return unit;
  }

  MeasuredWork ours() {
    return ours;
  }

  int calls() {
    return calls;
  }

  int operations() {
    return operations;
  }

  Option<Side> jdbc() {
    return jdbc;
  }

  Option<Side> floor() {
    return floor;
  }

  Option<Double> limit() {
    return limit;
  }
}
