package dev.stoa.domain.audit.tlog;

import dev.stoa.domain.json.InvalidValue;

/** A whole number in its only spelling: digits without sign and leading zeros. */
final class PlainDecimal {

  private PlainDecimal() {}

  static long parse(String field, String text) {
    if (text.matches("0|[1-9][0-9]{0,18}")) {
      try {
        return Long.parseLong(text);
      } catch (NumberFormatException tooLarge) {
        throw new InvalidValue(field + " " + text + " is too large", tooLarge);
      }
    }
    throw new InvalidValue(field + " \"" + text + "\" is not a plain decimal");
  }
}
