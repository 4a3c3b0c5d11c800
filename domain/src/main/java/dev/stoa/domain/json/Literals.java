package dev.stoa.domain.json;

import java.nio.charset.StandardCharsets;

/** {@code true} and {@code false} as bytes. */
final class Literals {

  private static final byte[] TRUE = "true".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] FALSE = "false".getBytes(StandardCharsets.US_ASCII);

  private Literals() {}

  static byte[] of(boolean value) {
    return value ? TRUE : FALSE;
  }
}
