package dev.stoa.actions.rating;

import io.vavr.collection.Seq;

/** Numbers as a line of bars. */
final class Sparkline {

  private static final String BARS = "▁▂▃▄▅▆▇█";

  private Sparkline() {}

  /** One bar for each number, between the least and the greatest; of medium height if equal. */
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
