package dev.stoa.domain.debate;

import dev.stoa.domain.json.CanonicalJson;

/** The rule of the JSON that callers keep with a debate. */
final class DebateJson {

  /** The longest JSON value. */
  static final int MAX_LENGTH = 1_000_000;

  private DebateJson() {}

  static CanonicalJson object(String field, CanonicalJson json) {
    return require(field, json, json.isObject(), "object: put its members in braces");
  }

  static CanonicalJson array(String field, CanonicalJson json) {
    return require(field, json, json.text().startsWith("["), "array: put its items in brackets");
  }

  private static CanonicalJson require(
      String field, CanonicalJson json, boolean fits, String wanted) {
    if (!fits) {
      throw new IllegalArgumentException(field + " is no " + wanted);
    }
    if (json.text().length() > MAX_LENGTH) {
      throw new IllegalArgumentException(
          field + " has " + json.text().length() + " characters: shorten it to " + MAX_LENGTH);
    }
    // PostgreSQL stores no U+0000 in JSON.
    if (json.text().contains("\\u0000")) {
      throw new IllegalArgumentException(
          field + " contains the character U+0000, which cannot be stored: remove it");
    }
    return json;
  }
}
