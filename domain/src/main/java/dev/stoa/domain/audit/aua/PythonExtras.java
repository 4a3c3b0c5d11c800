package dev.stoa.domain.audit.aua;

import dev.stoa.domain.json.JsonParser;

/** Recognises what Python's {@code json} writes beyond JSON: NaN, Infinity and half characters. */
final class PythonExtras {

  private PythonExtras() {}

  /**
   * Whether a text is one value to Python.
   *
   * <p>Only such a text may be hashed verbatim: anything else could smuggle in other columns.
   */
  static boolean isOneValue(String text) {
    StringBuilder plain = new StringBuilder();
    int strings = 0;
    int at = 0;
    while (at < text.length()) {
      if (text.charAt(at) == '"') {
        int end = endOfString(text, at);
        if (end < 0) {
          return false;
        }
        // Every string becomes another one, lest two half characters look like one name twice.
        plain.append('"').append(strings++).append('"');
        at = end;
      } else {
        int end = text.indexOf('"', at) < 0 ? text.length() : text.indexOf('"', at);
        plain.append(text.substring(at, end).replace("NaN", "0").replace("Infinity", "0"));
        at = end;
      }
    }
    try {
      JsonParser.parse(plain.toString());
      return true;
    } catch (IllegalArgumentException notEvenThen) {
      return false;
    }
  }

  private static int endOfString(String text, int from) {
    for (int at = from + 1; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '"') {
        return at + 1;
      }
      if (c == '\\') {
        at++;
      }
    }
    return -1;
  }
}
