package dev.stoa.domain.audit;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;

/** The rule of an event's details: a JSON object that every engine can hold. */
final class AuditDetails {

  /** Long enough for any context worth attesting, short enough to hash in one go. */
  static final int MAX_LENGTH = 1_000_000;

  private AuditDetails() {}

  static void check(CanonicalJson details) {
    if (!details.isObject()) {
      throw new InvalidValue("details is not a JSON object: wrap it as {\"value\": …}");
    }
    if (details.text().length() > MAX_LENGTH) {
      throw new InvalidValue(
          "details has "
              + details.text().length()
              + " characters: keep it to "
              + MAX_LENGTH
              + " and refer to the rest");
    }
    if (mentionsNul(details.text())) {
      throw new InvalidValue(
          "details contains the character U+0000, which cannot be stored: remove it");
    }
  }

  /** Canonical text spells U+0000 in one way only; an escaped backslash before it is not it. */
  private static boolean mentionsNul(String canonical) {
    for (int at = canonical.indexOf('\\'); at >= 0; at = canonical.indexOf('\\', at + 2)) {
      if (canonical.startsWith("u0000", at + 1)) {
        return true;
      }
    }
    return false;
  }
}
