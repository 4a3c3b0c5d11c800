package dev.stoa.domain.kernel;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.Surrogates;

/** The rule for stored text: not blank, not too long, and storable on both engines. */
public final class PlainText {

  private PlainText() {}

  /** The value itself; an {@link IllegalArgumentException} names the field and the fix. */
  public static String require(String field, String value, int maxLength) {
    if (value.isBlank()) {
      throw new InvalidValue(field + " is blank: give a value or leave it out");
    }
    if (value.length() > maxLength) {
      throw new InvalidValue(
          field + " has " + value.length() + " characters: shorten it to " + maxLength);
    }
    if (value.indexOf(0) >= 0) {
      throw new InvalidValue(
          field + " contains the character U+0000, which cannot be stored: remove it");
    }
    if (Surrogates.firstLone(value) >= 0) {
      throw new InvalidValue(field + " contains a lone surrogate: send valid Unicode");
    }
    return value;
  }
}
