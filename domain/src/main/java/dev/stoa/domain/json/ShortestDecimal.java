package dev.stoa.domain.json;

import java.math.BigInteger;

/**
 * The shortest decimal {@code digits * 10^exponent} that reads back as a given double, and of the
 * shortest ones the closest.
 *
 * <p>{@link Double#toString(double)} of Java 17 does not promise the shortest digits (the least
 * double is 4.9E-324 to it, where 5E-324 says the same), and a hash needs the same digits
 * everywhere. The method is R. Giulietti's "Schubfach": scale the double's rounding interval by a
 * power of ten so that at most two whole numbers fall in it, and pick.
 */
public record ShortestDecimal(long digits, int exponent) {

  private static final int FRACTION_BITS = 52;
  private static final long HIDDEN_BIT = 1L << FRACTION_BITS;
  private static final int LOWEST_BINARY_EXPONENT = -1074;
  private static final int MIN_K = -324;
  private static final int MAX_K = 292;
  private static final long LOW_63 = Long.MAX_VALUE;

  /**
   * Most numbers people log have few places: the first whole number that divides back to the double
   * is the answer, for up to 15 digits the doubles lie closer together than the decimals.
   */
  private static final double[] FEW = {1, 1e1, 1e2, 1e3, 1e4, 1e5};

  private static final double EXACT = 1e15;

  /** 10^-k as a 126-bit whole number rounded up, in halves of 63 bits: [2i] high, [2i+1] low. */
  private static final long[] POWERS = powers();

  /** Of the absolute value; zero is {@code 0 * 10^0}. The double must be finite. */
  public static ShortestDecimal of(double value) {
    long bits = Double.doubleToRawLongBits(value);
    int biased = (int) (bits >>> FRACTION_BITS) & 0x7ff;
    long fraction = bits & (HIDDEN_BIT - 1);
    if (biased == 0x7ff) {
      throw new InvalidValue("no decimal for " + value + ": send a finite number");
    }
    if (biased == 0 && fraction == 0) {
      return new ShortestDecimal(0, 0);
    }
    double size = Math.abs(value);
    for (int places = 0; places < FEW.length; places++) {
      double scaled = Math.rint(size * FEW[places]);
      if (scaled > EXACT) {
        break;
      }
      if (scaled / FEW[places] == size) {
        return new ShortestDecimal((long) scaled, -places).withoutTrailingZeros();
      }
    }
    ShortestDecimal found =
        biased == 0
            ? search(LOWEST_BINARY_EXPONENT, fraction, false)
            : search(
                LOWEST_BINARY_EXPONENT - 1 + biased,
                HIDDEN_BIT | fraction,
                fraction == 0 && biased > 1);
    return found.withoutTrailingZeros();
  }

  /**
   * For {@code significand * 2^power}; below a power of two the next double is only half as far.
   */
  private static ShortestDecimal search(int power, long significand, boolean narrowBelow) {
    // An even significand owns the ends of its interval, for reading rounds half to even.
    long odd = significand & 1;
    long middle = significand << 2;
    long below = narrowBelow ? middle - 1 : middle - 2;
    long above = middle + 2;
    int k = narrowBelow ? floorLog10OfThreeQuarters(power) : floorLog10(power);
    int shift = power + floorLog2OfTen(-k) + 2;
    long high = POWERS[(k - MIN_K) << 1];
    long low = POWERS[((k - MIN_K) << 1) | 1];
    long scaled = multiplied(high, low, middle << shift);
    long least = multiplied(high, low, below << shift) + odd;
    long most = multiplied(high, low, above << shift) - odd;

    long floor = scaled >> 2;
    if (floor >= 10) {
      long tens = floor / 10 * 10;
      boolean tensIn = least <= tens << 2;
      boolean nextTensIn = (tens + 10) << 2 <= most;
      if (tensIn != nextTensIn) {
        return new ShortestDecimal(tensIn ? tens : tens + 10, k);
      }
    }
    boolean floorIn = least <= floor << 2;
    boolean ceilingIn = (floor + 1) << 2 <= most;
    if (floorIn != ceilingIn) {
      return new ShortestDecimal(floorIn ? floor : floor + 1, k);
    }
    long fromHalfway = scaled - ((floor << 2) + 2);
    boolean down = fromHalfway < 0 || (fromHalfway == 0 && (floor & 1) == 0);
    return new ShortestDecimal(down ? floor : floor + 1, k);
  }

  /** The product without its low 126 bits, its last bit set when anything was cut off. */
  private static long multiplied(long high, long low, long factor) {
    long carry = Math.multiplyHigh(low, factor);
    long productLow = high * factor;
    long productHigh = Math.multiplyHigh(high, factor);
    long middle = (productLow >>> 1) + carry;
    long whole = productHigh + (middle >>> 63);
    return whole | (((middle & LOW_63) + LOW_63) >>> 63);
  }

  private static int floorLog10(int powerOfTwo) {
    return (int) ((powerOfTwo * 661_971_961_083L) >> 41);
  }

  private static int floorLog10OfThreeQuarters(int powerOfTwo) {
    return (int) ((powerOfTwo * 661_971_961_083L - 274_743_187_321L) >> 41);
  }

  private static int floorLog2OfTen(int powerOfTen) {
    return (int) ((powerOfTen * 913_124_641_741L) >> 38);
  }

  private ShortestDecimal withoutTrailingZeros() {
    long rest = digits;
    int power = exponent;
    while (rest % 10 == 0) {
      rest /= 10;
      power++;
    }
    return power == exponent ? this : new ShortestDecimal(rest, power);
  }

  private static long[] powers() {
    long[] table = new long[(MAX_K - MIN_K + 1) << 1];
    for (int k = MIN_K; k <= MAX_K; k++) {
      BigInteger ten = BigInteger.TEN.pow(Math.abs(k));
      BigInteger scaled;
      if (k <= 0) {
        int excess = ten.bitLength() - 126;
        scaled = excess >= 0 ? ten.shiftRight(excess) : ten.shiftLeft(-excess);
      } else {
        scaled = BigInteger.ONE.shiftLeft(125 + ten.bitLength()).divide(ten);
      }
      BigInteger rounded = scaled.add(BigInteger.ONE);
      table[(k - MIN_K) << 1] = rounded.shiftRight(63).longValueExact();
      table[((k - MIN_K) << 1) | 1] = rounded.longValue() & LOW_63;
    }
    return table;
  }
}
