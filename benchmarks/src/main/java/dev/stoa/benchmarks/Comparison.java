package dev.stoa.benchmarks;

import io.vavr.control.Option;
import java.util.Locale;

/**
 * What one row of the report says.
 *
 * @param ours operations a second through Stoa, the median of the rounds
 * @param jdbc hand-written JDBC on our schema, or what the row names instead
 * @param floor hand-written JDBC on the smallest schema that could do the job, where it is measured
 */
public record Comparison(
    String engine, String work, double ours, Against jdbc, Option<Against> floor) {

  /**
   * What ours is compared with.
   *
   * @param rate operations a second, the median of the rounds
   * @param ratio of ours to it, the median of the rounds' ratios
   * @param bar the least ratio that is good enough
   */
  public record Against(double rate, double ratio, double bar) {

    private String cells() {
      return String.format(Locale.ROOT, "%,12.0f | %5.2f | %4.2f", rate, ratio, bar);
    }

    private boolean met() {
      return ratio >= bar;
    }
  }

  private static final String NOT_MEASURED = " ".repeat(12) + " |       |     ";

  String row() {
    return String.format(
        Locale.ROOT,
        "| %-10s | %-34s | %,12.0f | %s | %s | %-4s |",
        engine,
        work,
        ours,
        jdbc.cells(),
        floor.map(Against::cells).getOrElse(NOT_MEASURED),
        jdbc.met() && floor.forAll(Against::met) ? "met" : "MISS");
  }

  static String header() {
    return """
        | engine     | work                               |   ours ops/s |   JDBC ops/s | ratio |  bar |  floor ops/s | ratio |  bar |      |
        |------------|------------------------------------|--------------|--------------|-------|------|--------------|-------|------|------|""";
  }
}
