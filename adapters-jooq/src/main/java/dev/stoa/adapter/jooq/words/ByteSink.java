package dev.stoa.adapter.jooq.words;

import java.util.Arrays;

/** Bytes, written one after the other. */
final class ByteSink {

  /** The most bytes that a number takes. */
  private static final int LONGEST = 10;

  private byte[] bytes;
  private int size;

  ByteSink(int expected) {
    this.bytes = new byte[expected];
  }

  int size() {
    return size;
  }

  /** A number that is not negative: seven bits in each byte, the lowest first. */
  void number(long value) {
    reserve(LONGEST);
    long rest = value;
    while (rest > Byte.MAX_VALUE) {
      bytes[size++] = (byte) (rest | Byte.MIN_VALUE);
      rest >>>= 7;
    }
    bytes[size++] = (byte) rest;
  }

  /** A number that may be negative. */
  void signed(long value) {
    number(value << 1 ^ value >> Long.SIZE - 1);
  }

  void add(byte[] from, int start, int end) {
    reserve(end - start);
    System.arraycopy(from, start, bytes, size, end - start);
    size += end - start;
  }

  void add(ByteSink other) {
    add(other.bytes, 0, other.size);
  }

  private void reserve(int more) {
    if (size + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(size + more, 2 * bytes.length));
    }
  }

  byte[] toBytes() {
    return Arrays.copyOf(bytes, size);
  }
}
