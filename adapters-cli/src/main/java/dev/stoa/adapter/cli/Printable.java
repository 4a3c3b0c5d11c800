package dev.stoa.adapter.cli;

import dev.stoa.domain.kernel.ControlCharacters;

/** Text that a terminal shows and does not obey. */
public final class Printable {

  private static final String DOTS = "...";

  private Printable() {}

  /** One line: control characters, which could move a cursor or ring a bell, are spelt out. */
  public static String line(String text) {
    return ControlCharacters.spelt(text);
  }

  /** One line of at most the given number of characters. */
  public static String shortened(String text, int most) {
    String line = line(text);
    if (line.codePointCount(0, line.length()) <= most) {
      return line;
    }
    return line.substring(0, line.offsetByCodePoints(0, most - DOTS.length())) + DOTS;
  }
}
