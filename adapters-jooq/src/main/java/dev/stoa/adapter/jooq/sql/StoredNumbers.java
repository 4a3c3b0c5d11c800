package dev.stoa.adapter.jooq.sql;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonNumber;

/**
 * The numbers of stored JSON in the form in which they were stored.
 *
 * <p>PostgreSQL prints {@code 1e+23} as a one with 23 zeros, and plain digits that are not exactly
 * a double are refused, because they could have been meant as such. In a store they never were:
 * only canonical JSON is stored, so each number stands for its nearest double.
 */
final class StoredNumbers {

  /** Fewer digits are exactly a double. */
  private static final int LONG_DIGITS = 16;

  private StoredNumbers() {}

  /** The text with every long whole number as its nearest double prints. */
  static String restored(String json) {
    StringBuilder restored = null;
    int copied = 0;
    int at = 0;
    while (at < json.length()) {
      char c = json.charAt(at);
      if (c == '"') {
        at = endOfString(json, at);
      } else if (isNumber(c)) {
        int end = endOfNumber(json, at);
        if (end - at >= LONG_DIGITS) {
          restored = restored == null ? new StringBuilder() : restored;
          restored.append(json, copied, at).append(nearest(json.substring(at, end)));
          copied = end;
        }
        at = end;
      } else {
        at++;
      }
    }
    return restored == null ? json : restored.append(json, copied, json.length()).toString();
  }

  /** A number out of range stays as it is, for the reader to refuse. */
  private static String nearest(String lexeme) {
    double value = Double.parseDouble(lexeme);
    return Double.isInfinite(value) || !new JsonNumber(lexeme).isPlainInteger()
        ? lexeme
        : CanonicalJson.of(new JsonNumber(Double.toString(value))).text();
  }

  private static boolean isNumber(char c) {
    return (c >= '0' && c <= '9') || c == '-' || c == '+' || c == '.' || c == 'e' || c == 'E';
  }

  private static int endOfNumber(String json, int from) {
    int end = from;
    while (end < json.length() && isNumber(json.charAt(end))) {
      end++;
    }
    return end;
  }

  private static int endOfString(String json, int from) {
    int at = from + 1;
    while (at < json.length() && json.charAt(at) != '"') {
      at += json.charAt(at) == '\\' ? 2 : 1;
    }
    return at + 1;
  }
}
