package dev.stoa.domain.json;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Tells, eight bytes at a time, whether a text can stand in JSON as it is. */
final class PlainAscii {

  private static final VarHandle EIGHT =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final long ONES = 0x0101010101010101L;
  private static final long TOPS = 0x8080808080808080L;

  private PlainAscii() {}

  /**
   * No control character, no quote, no backslash, nothing beyond ASCII; and no question mark, which
   * is what the JDK encodes half a character as.
   */
  static boolean isPlain(byte[] text) {
    int at = 0;
    for (; at <= text.length - Long.BYTES; at += Long.BYTES) {
      if (!isPlain((long) EIGHT.get(text, at))) {
        return false;
      }
    }
    for (; at < text.length; at++) {
      byte b = text[at];
      if (b < 0x20 || b == '"' || b == '\\' || b == '?') {
        return false;
      }
    }
    return true;
  }

  private static boolean isPlain(long eight) {
    long control = (eight - ONES * 0x20) & ~eight;
    long found = eight | control | zeroIn(eight ^ ONES * '"');
    found |= zeroIn(eight ^ ONES * '\\') | zeroIn(eight ^ ONES * '?');
    return (found & TOPS) == 0;
  }

  /** Has a top bit set if any of the eight bytes is zero. */
  private static long zeroIn(long eight) {
    return (eight - ONES) & ~eight;
  }
}
