package dev.stoa.domain.audit;

import dev.stoa.domain.json.Surrogates;

/** The rule of every text in the trail: not blank, not endless, storable on each engine. */
final class AuditText {

  private AuditText() {}

  static String required(String field, String text, int maxLength) {
    if (text.isBlank()) {
      throw new IllegalArgumentException(field + " is blank: give it a text or leave it out");
    }
    if (text.length() > maxLength) {
      throw new IllegalArgumentException(
          field + " has " + text.length() + " characters: shorten it to " + maxLength);
    }
    if (text.indexOf(0) >= 0) {
      throw new IllegalArgumentException(
          field + " contains the character U+0000, which no store can hold: remove it");
    }
    if (Surrogates.firstLone(text) >= 0) {
      throw new IllegalArgumentException(
          field + " contains half a character (a lone surrogate): send whole characters");
    }
    return text;
  }
}
