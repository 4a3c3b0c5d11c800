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
  private static final long BLANKS = ONES * ' ';
  private static final long QUOTES = ONES * '"';
  private static final long BACKSLASHES = ONES * '\\';
  private static final long QUESTIONS = ONES * '?';

  private PlainAscii() {}

  /**
   * No control character, no quote, no backslash, nothing beyond ASCII; and no question mark, which
   * is what the JDK encodes half a character as.
   */
  static boolean isPlain(byte[] text) {
    int lastEight = text.length - Long.BYTES;
    if (lastEight < 0) {
      return isShortPlain(text);
    }
    // The last eight bytes may overlap those before them: looking twice does no harm.
    long found = suspicious((long) EIGHT.get(text, lastEight));
    for (int at = 0; at < lastEight; at += Long.BYTES) {
      found |= suspicious((long) EIGHT.get(text, at));
    }
    return (found & TOPS) == 0;
  }

  /** Has a byte's top bit set if, and only if, one of the eight is not plain. */
  private static long suspicious(long eight) {
    return eight
        | (eight - BLANKS)
        | ((eight ^ QUOTES) - ONES)
        | ((eight ^ BACKSLASHES) - ONES)
        | ((eight ^ QUESTIONS) - ONES);
  }

  private static boolean isShortPlain(byte[] text) {
    for (byte b : text) {
      if (b < ' ' || b == '"' || b == '\\' || b == '?') {
        return false;
      }
    }
    return true;
  }
}
