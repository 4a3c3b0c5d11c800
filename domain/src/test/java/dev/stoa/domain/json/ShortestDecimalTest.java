package dev.stoa.domain.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ShortestDecimalTest {

  private static final long SEED = 20_260_102L;
  private static final int VALUES = Boolean.getBoolean("stoa.slow") ? 20_000 : 3_000;

  @Test
  void theDigitsAreTheShortestThatReadBackAndOfThoseTheClosest() {
    Random random = new Random(SEED);
    for (int i = 0; i < VALUES; i++) {
      double value = Math.abs(Double.longBitsToDouble(random.nextLong()));
      if (Double.isFinite(value) && value != 0) {
        assertShortest(value);
      }
    }
  }

  @Test
  void powersOfTwoAndTheirNeighboursHaveALopsidedInterval() {
    for (int power = -1074; power <= 1023; power++) {
      double value = Math.scalb(1.0, power);
      assertShortest(value);
      assertShortest(Math.nextUp(value));
      if (Math.nextDown(value) > 0) {
        assertShortest(Math.nextDown(value));
      }
    }
  }

  @Test
  void powersOfTenAndSmallDecimalsAreShortest() {
    for (int power = -323; power <= 308; power++) {
      double value = Double.parseDouble("1e" + power);
      assertEquals(new ShortestDecimal(1, power), ShortestDecimal.of(value));
      assertShortest(Math.nextUp(value));
    }
    for (int thousandths = 1; thousandths < 5_000; thousandths++) {
      assertShortest(thousandths / 1_000.0);
    }
  }

  @Test
  void theSmallestTheLargestAndZero() {
    assertEquals(new ShortestDecimal(5, -324), ShortestDecimal.of(Double.MIN_VALUE));
    assertEquals(
        new ShortestDecimal(17_976_931_348_623_157L, 292), ShortestDecimal.of(Double.MAX_VALUE));
    assertEquals(new ShortestDecimal(0, 0), ShortestDecimal.of(-0.0));
    assertShortest(Double.MIN_NORMAL);
    assertShortest(Math.nextDown(Double.MIN_NORMAL));
    for (long bits = 1; bits < 3_000; bits++) {
      assertShortest(Double.longBitsToDouble(bits));
    }
  }

  @Test
  void whatIsNotFiniteHasNoDigits() {
    assertThrows(IllegalArgumentException.class, () -> ShortestDecimal.of(Double.NaN));
    assertThrows(
        IllegalArgumentException.class, () -> ShortestDecimal.of(Double.NEGATIVE_INFINITY));
  }

  /** The definition itself: try each length, both neighbours, and let the JDK read them back. */
  private static void assertShortest(double value) {
    BigDecimal exact = new BigDecimal(value);
    for (int length = 1; length <= 17; length++) {
      BigDecimal down = exact.round(new MathContext(length, RoundingMode.DOWN));
      BigDecimal up = exact.round(new MathContext(length, RoundingMode.UP));
      boolean downReads = down.doubleValue() == value;
      boolean upReads = up.doubleValue() == value;
      if (downReads || upReads) {
        int nearer = exact.subtract(down).compareTo(up.subtract(exact));
        BigDecimal expected = downReads && (!upReads || nearer <= 0) ? down : up;
        ShortestDecimal actual = ShortestDecimal.of(value);
        BigDecimal shown = BigDecimal.valueOf(actual.digits()).scaleByPowerOfTen(actual.exponent());
        if (downReads && upReads && nearer == 0) {
          assertEquals(value, shown.doubleValue());
          return;
        }
        assertEquals(0, expected.compareTo(shown), () -> value + " is " + shown);
        return;
      }
    }
    throw new AssertionError(value + " has no decimal of 17 digits");
  }
}
