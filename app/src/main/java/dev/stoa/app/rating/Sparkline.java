package dev.stoa.app.rating;

import io.vavr.collection.Seq;

/** Numbers as a line of bars, for people who would rather look than read. */
final class Sparkline {

  private static final String BARS = "▁▂▃▄▅▆▇█";

  private Sparkline() {}

  /** One bar for each number, the lowest lowest; equal numbers stand in the middle. */
  static String of(Seq<Double> numbers) {
    double least = numbers.min().getOrElse(0.0);
    double span = numbers.max().getOrElse(0.0) - least;
    StringBuilder line = new StringBuilder();
    for (double number : numbers) {
      int bar = span == 0 ? 3 : (int) Math.round((number - least) / span * (BARS.length() - 1));
      line.append(BARS.charAt(bar));
    }
    return line.toString();
  }
}
