package dev.stoa.domain.kernel;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;

/** The rule of metadata: a JSON object, not too long, and storable on both engines. */
public final class Metadata {

  private Metadata() {}

  /** The metadata itself; an {@link IllegalArgumentException} names the fix. */
  public static CanonicalJson require(CanonicalJson metadata, int maxLength) {
    if (!metadata.isObject()) {
      throw new InvalidValue("metadata is no JSON object: send members in braces");
    }
    if (metadata.text().length() > maxLength) {
      throw new InvalidValue(
          "metadata has " + metadata.text().length() + " characters: shorten it to " + maxLength);
    }
    if (metadata.text().contains("\\u0000")) {
      throw new InvalidValue(
          "metadata contains the character U+0000, which cannot be stored: remove it");
    }
    return metadata;
  }
}
