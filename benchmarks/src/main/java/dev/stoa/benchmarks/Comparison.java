package dev.stoa.benchmarks;

import java.util.Locale;

/**
 * What one row of the report says.
 *
 * @param ours operations a second through Stoa, the median of the rounds
 * @param theirs operations a second through hand-written JDBC, the median of the rounds
 * @param ratio the median of the rounds' ratios; a round measures both, one right after the other
 * @param bar the least ratio that is good enough
 */
public record Comparison(
    String engine, String work, double ours, double theirs, double ratio, double bar) {

  String row() {
    return String.format(
        Locale.ROOT,
        "| %-10s | %-34s | %,12.0f | %,12.0f | %5.2f | %4.2f | %-4s |",
        engine,
        work,
        ours,
        theirs,
        ratio,
        bar,
        ratio >= bar ? "met" : "MISS");
  }

  static String header() {
    return """
        | engine     | work                               |   ours ops/s | JDBC   ops/s | ratio |  bar |      |
        |------------|------------------------------------|--------------|--------------|-------|------|------|""";
  }
}
