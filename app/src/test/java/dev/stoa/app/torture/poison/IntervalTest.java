package dev.stoa.app.torture.poison;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Exact intervals, against published ones. */
final class IntervalTest {

  @Test
  void intervalsAreThoseOfClopperAndPearson() {
    check(new Interval(0, 20), 0, 0.1684);
    check(new Interval(20, 20), 0.8316, 1);
    check(new Interval(4, 20), 0.0573, 0.4366);
    check(new Interval(10, 100), 0.0490, 0.1762);
    assertEquals("4/20 [0.06, 0.44]", new Interval(4, 20).toString());
  }

  private static void check(Interval interval, double low, double high) {
    assertEquals(low, interval.low(), 0.0001);
    assertEquals(high, interval.high(), 0.0001);
  }
}
