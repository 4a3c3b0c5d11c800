package dev.stoa.domain.kernel;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;

/** The rule for JSON that callers have stored: of the wanted kind, not too long, storable. */
public final class StoredJson {

  private StoredJson() {}

  /** The object itself; an {@link IllegalArgumentException} names the field and the fix. */
  public static CanonicalJson object(String field, CanonicalJson json, int maxLength) {
    return require(field, json, json.isObject(), "object: put its members in braces", maxLength);
  }

  /** The array itself; an {@link IllegalArgumentException} names the field and the fix. */
  public static CanonicalJson array(String field, CanonicalJson json, int maxLength) {
    return require(
        field, json, json.text().startsWith("["), "array: put its items in brackets", maxLength);
  }

  private static CanonicalJson require(
      String field, CanonicalJson json, boolean fits, String wanted, int maxLength) {
    if (!fits) {
      throw new InvalidValue(field + " is no " + wanted);
    }
    if (json.text().length() > maxLength) {
      throw new InvalidValue(
          field + " has " + json.text().length() + " characters: shorten it to " + maxLength);
    }
    // PostgreSQL stores no U+0000 in JSON.
    if (json.text().contains("\\u0000")) {
      throw new InvalidValue(
          field + " contains the character U+0000, which cannot be stored: remove it");
    }
    return json;
  }
}
