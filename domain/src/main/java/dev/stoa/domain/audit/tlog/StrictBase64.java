package dev.stoa.domain.audit.tlog;

import dev.stoa.domain.json.InvalidValue;
import java.util.Base64;

/** Base 64 that accepts each byte string in one spelling only. */
final class StrictBase64 {

  private StrictBase64() {}

  static byte[] decode(String text) {
    byte[] bytes = decoded(text);
    // The JDK ignores a missing padding and stray last bits: two texts would mean one key.
    if (!Base64.getEncoder().encodeToString(bytes).equals(text)) {
      throw new InvalidValue("not standard Base 64: pad it and clear its last bits");
    }
    return bytes;
  }

  private static byte[] decoded(String text) {
    try {
      return Base64.getDecoder().decode(text);
    } catch (IllegalArgumentException e) {
      throw new InvalidValue(String.valueOf(e.getMessage()), e);
    }
  }
}
