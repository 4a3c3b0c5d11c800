package dev.stoa.benchmarks.measure;

import io.vavr.control.Option;

/** The figures of one row on one engine. */
public final class Result {

  /**
   * What ours is compared with.
   *
   * @param value its figure, the median of the rounds
   * @param ratio how many times as fast ours is, the median of the rounds
   * @param bar the least ratio that is good enough
   */
  public record Against(double value, double ratio, Option<Double> bar) {

    private boolean isMet() {
      return bar.forAll(least -> ratio >= least);
    }
  }

  private final String what;
  private final Unit unit;
  private final double ours;
  private Option<Against> jdbc = Option.none();
  private Option<Against> floor = Option.none();
  private Option<Double> limit = Option.none();

  private Result(String what, Unit unit, double ours) {
    this.what = what;
    this.unit = unit;
    this.ours = ours;
  }

  public static Result of(String what, Unit unit, double ours) {
    return new Result(what, unit, ours);
  }

  /** Compares with one figure of hand-written JDBC, or of what the row names instead. */
  public Result jdbc(double value, Option<Double> bar) {
    return jdbc(new Against(value, unit.ratio(ours, value), bar));
  }

  public Result jdbc(Against against) {
    jdbc = Option.some(against);
    return this;
  }

  public Result floor(Against against) {
    floor = Option.some(against);
    return this;
  }

  public Result limit(double value) {
    limit = Option.some(value);
    return this;
  }

  public String what() {
    return what;
  }

  public Unit unit() {
    return unit;
  }

  public double ours() {
    return ours;
  }

  public Option<Against> jdbc() {
    return jdbc;
  }

  public Option<Against> floor() {
    return floor;
  }

  public Option<Double> limit() {
    return limit;
  }

  /** Whether every bar and the limit are met; none where there is nothing to meet. */
  public Option<Boolean> isMet() {
    boolean demands =
        limit.isDefined() || jdbc.exists(one -> one.bar().isDefined()) || floor.isDefined();
    return Option.when(
        demands,
        () ->
            jdbc.forAll(Against::isMet)
                && floor.forAll(Against::isMet)
                && limit.forAll(value -> unit.keeps(ours, value)));
  }
}
