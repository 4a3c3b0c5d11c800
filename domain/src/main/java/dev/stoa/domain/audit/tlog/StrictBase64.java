package dev.stoa.domain.audit.tlog;

import java.util.Base64;

/** Base 64 that accepts each byte string in one spelling only. */
final class StrictBase64 {

  private StrictBase64() {}

  static byte[] decode(String text) {
    byte[] bytes = Base64.getDecoder().decode(text);
    // The JDK ignores a missing padding and stray last bits: two texts would mean one key.
    if (!Base64.getEncoder().encodeToString(bytes).equals(text)) {
      throw new IllegalArgumentException("not standard Base 64: pad it and clear its last bits");
    }
    return bytes;
  }
}
