package dev.stoa.bootstrap.cli;

import java.util.Locale;

/** Text that a terminal shows and does not obey. */
public final class Printable {

  private static final String DOTS = "...";

  private Printable() {}

  /** One line: control characters, which could move a cursor or ring a bell, are spelt out. */
  public static String line(String text) {
    StringBuilder out = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            c -> {
              if (c == '\n') {
                out.append("\\n");
              } else if (c == '\t') {
                out.append("\\t");
              } else if (Character.isISOControl(c) || Character.getType(c) == Character.FORMAT) {
                out.append(String.format(Locale.ROOT, "\\u%04x", c));
              } else {
                out.appendCodePoint(c);
              }
            });
    return out.toString();
  }

  /** One line of at most so many characters. */
  public static String shortened(String text, int most) {
    String line = line(text);
    if (line.codePointCount(0, line.length()) <= most) {
      return line;
    }
    return line.substring(0, line.offsetByCodePoints(0, most - DOTS.length())) + DOTS;
  }
}
