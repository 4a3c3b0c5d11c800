package dev.stoa.domain.json;

/** Reads one quoted string out of a JSON text. */
final class JsonStringReader {

  private final String text;
  private int at;

  JsonStringReader(String text, int openingQuote) {
    this.text = text;
    this.at = openingQuote + 1;
  }

  /** The position after the closing quote, once {@link #read} has returned. */
  int end() {
    return at;
  }

  String read() {
    int from = at;
    int end = endOfPlain(from);
    if (end < text.length() && text.charAt(end) == '"') {
      at = end + 1;
      return text.substring(from, end);
    }
    StringBuilder out = new StringBuilder();
    while (true) {
      char c = next();
      if (c == '"') {
        break;
      }
      if (c < 0x20) {
        throw refused("control character in a string: escape it");
      }
      out.append(c == '\\' ? escaped() : c);
    }
    int lone = Surrogates.firstLone(out.toString());
    if (lone >= 0) {
      throw new InvalidValue(
          "JSON position " + from + ": lone surrogate in a string: send valid Unicode");
    }
    return out.toString();
  }

  /** Where the characters end that stand for themselves, as those of most strings do. */
  private int endOfPlain(int from) {
    int end = from;
    while (end < text.length() && isPlain(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean isPlain(char c) {
    return c >= 0x20 && c != '"' && c != '\\' && !Character.isSurrogate(c);
  }

  private char escaped() {
    char c = next();
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> fourHexDigits();
      default -> throw refused("unknown escape");
    };
  }

  private char fourHexDigits() {
    int value = 0;
    for (int i = 0; i < 4; i++) {
      char c = next();
      // Character.digit alone would take digits of other scripts too.
      int digit = c < 0x80 ? Character.digit(c, 16) : -1;
      if (digit < 0) {
        throw refused("four hexadecimal digits expected");
      }
      value = value << 4 | digit;
    }
    return (char) value;
  }

  private char next() {
    if (at >= text.length()) {
      throw new InvalidValue("JSON position " + at + ": the string does not end");
    }
    return text.charAt(at++);
  }

  private IllegalArgumentException refused(String reason) {
    return new InvalidValue("JSON position " + (at - 1) + ": " + reason);
  }
}
