package dev.stoa.domain.json;

import java.nio.charset.StandardCharsets;

/** Prints a double as ECMAScript's {@code Number.prototype.toString} does, as RFC 8785 requires. */
final class EcmaNumber {

  /** The longest is -0.00000 with 17 digits. */
  static final int MOST_BYTES = 32;

  private static final byte[] NAN = ascii("\"NaN\"");
  private static final byte[] INFINITY = ascii("\"Infinity\"");
  private static final byte[] MINUS_INFINITY = ascii("\"-Infinity\"");

  private static final long[] TENS = tens();

  private EcmaNumber() {}

  /** Returns the position after the last byte. Minus zero keeps its sign, NaN is quoted. */
  static int write(double value, byte[] out, int from) {
    if (!Double.isFinite(value)) {
      return put(Double.isNaN(value) ? NAN : value > 0 ? INFINITY : MINUS_INFINITY, out, from);
    }
    int at = from;
    if (Double.doubleToRawLongBits(value) < 0) {
      out[at++] = '-';
    }
    ShortestDecimal decimal = ShortestDecimal.of(value);
    long digits = decimal.digits();
    int count = countDigits(digits);
    // ECMAScript's n: the position of the decimal point relative to the first digit.
    int point = count + decimal.exponent();
    if (digits == 0) {
      out[at++] = '0';
    } else if (point > 21 || point <= -6) {
      at = scientific(digits, count, point - 1, out, at);
    } else if (count <= point) {
      putDigits(digits, count, out, at);
      at = zeros(point - count, out, at + count);
    } else if (point > 0) {
      // The digits shifted by one place, then the whole part moved left over the gap.
      putDigits(digits, count, out, at + 1);
      System.arraycopy(out, at + 1, out, at, point);
      out[at + point] = '.';
      at += count + 1;
    } else {
      out[at++] = '0';
      out[at++] = '.';
      at = zeros(-point, out, at);
      putDigits(digits, count, out, at);
      at += count;
    }
    return at;
  }

  private static int scientific(long digits, int count, int power, byte[] out, int from) {
    int at = from;
    putDigits(digits, count, out, at + 1);
    out[at] = out[at + 1];
    if (count > 1) {
      out[at + 1] = '.';
      at += count + 1;
    } else {
      at++;
    }
    out[at++] = 'e';
    out[at++] = (byte) (power < 0 ? '-' : '+');
    return writeDigits(Math.abs(power), out, at);
  }

  /** Plain digits of what is not negative; returns the position after the last. */
  static int writeDigits(long value, byte[] out, int at) {
    int count = countDigits(value);
    putDigits(value, count, out, at);
    return at + count;
  }

  private static int countDigits(long value) {
    // 1233/4096 is just above log10(2): the estimate is right or one too low.
    int estimate = ((64 - Long.numberOfLeadingZeros(value)) * 1233) >> 12;
    return value >= TENS[estimate] ? estimate + 1 : Math.max(estimate, 1);
  }

  private static void putDigits(long value, int count, byte[] out, int at) {
    long rest = value;
    for (int i = at + count - 1; i >= at; i--) {
      out[i] = (byte) ('0' + rest % 10);
      rest /= 10;
    }
  }

  private static int zeros(int count, byte[] out, int at) {
    for (int i = 0; i < count; i++) {
      out[at + i] = '0';
    }
    return at + count;
  }

  private static int put(byte[] word, byte[] out, int at) {
    System.arraycopy(word, 0, out, at, word.length);
    return at + word.length;
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private static long[] tens() {
    long[] powers = new long[19];
    powers[0] = 1;
    for (int i = 1; i < powers.length; i++) {
      powers[i] = powers[i - 1] * 10;
    }
    return powers;
  }
}
