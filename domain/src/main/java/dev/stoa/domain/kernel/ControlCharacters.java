package dev.stoa.domain.kernel;

import java.util.Locale;

/**
 * Characters that make a terminal or a reader do something instead of being shown: they could move
 * the cursor, hide text or turn its direction.
 */
public final class ControlCharacters {

  private ControlCharacters() {}

  /** Control and formatting characters, other separators of lines, and halves of characters. */
  public static boolean isOne(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> false;
    };
  }

  /** As JSON and Java write it: {@code \n}, {@code \t}, or {@code \}{@code u001b}. */
  public static String spelt(int codePoint) {
    if (codePoint == '\n') {
      return "\\n";
    }
    if (codePoint == '\t') {
      return "\\t";
    }
    StringBuilder out = new StringBuilder();
    for (char unit : Character.toChars(codePoint)) {
      out.append(String.format(Locale.ROOT, "\\u%04x", (int) unit));
    }
    return out.toString();
  }

  /** The text on one line, every control character spelt out. */
  public static String spelt(String text) {
    if (text.codePoints().noneMatch(ControlCharacters::isOne)) {
      return text;
    }
    StringBuilder out = new StringBuilder(text.length() + 16);
    text.codePoints()
        .forEach(
            c -> {
              if (isOne(c)) {
                out.append(spelt(c));
              } else {
                out.appendCodePoint(c);
              }
            });
    return out.toString();
  }
}
