package dev.stoa.adapter.jooq.words;

/** Reads what {@link ByteSink} has written. */
final class ByteCursor {

  private static final int SEVEN_BITS = 0x7f;

  final byte[] bytes;
  int at;

  ByteCursor(byte[] bytes, int start) {
    this.bytes = bytes;
    this.at = start;
  }

  boolean isAtEnd() {
    return at >= bytes.length;
  }

  int number() {
    int value = bytes[at++];
    return value >= 0 ? value : (int) longer(value);
  }

  long longNumber() {
    int value = bytes[at++];
    return value >= 0 ? value : longer(value);
  }

  /** What {@link ByteSink#signed} has written. */
  long signed() {
    long value = longNumber();
    return value >>> 1 ^ -(value & 1);
  }

  private long longer(int first) {
    long value = first & SEVEN_BITS;
    for (int shift = 7; ; shift += 7) {
      byte next = bytes[at++];
      value |= (long) (next & SEVEN_BITS) << shift;
      if (next >= 0) {
        return value;
      }
    }
  }
}
