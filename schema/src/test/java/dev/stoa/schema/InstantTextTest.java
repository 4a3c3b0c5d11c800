package dev.stoa.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InstantTextTest {
  private static final Instant FIRST = Instant.parse("0000-01-01T00:00:00Z");
  private static final Instant LAST = Instant.parse("9999-12-31T23:59:59.999999Z");

  @Test
  void theWidthNeverChanges() {
    assertEquals("0000-01-01T00:00:00.000000Z", InstantText.format(FIRST));
    assertEquals("9999-12-31T23:59:59.999999Z", InstantText.format(LAST));
    assertEquals(
        "2026-01-02T03:04:05.000007Z",
        InstantText.format(Instant.parse("2026-01-02T03:04:05.000007Z")));
  }

  @Test
  void whatIsFinerThanAMicrosecondIsCutOff() {
    assertEquals(
        "1969-12-31T23:59:59.999999Z",
        InstantText.format(Instant.EPOCH.minus(1, ChronoUnit.NANOS)));
  }

  @Test
  void everyInstantComesBackAndSortsAsItsText() {
    Random random = new Random(20260102);
    long seconds = LAST.getEpochSecond() - FIRST.getEpochSecond();
    Instant previous = FIRST;
    for (int i = 0; i < 10_000; i++) {
      Instant instant =
          FIRST
              .plusSeconds((long) (random.nextDouble() * seconds))
              .plus(random.nextInt(1_000_000), ChronoUnit.MICROS);
      String text = InstantText.format(instant);
      assertEquals(instant, InstantText.parse(text));
      assertEquals(instant, Instant.parse(text));
      assertEquals(
          Integer.signum(instant.compareTo(previous)),
          Integer.signum(text.compareTo(InstantText.format(previous))));
      previous = instant;
    }
  }

  @Test
  void yearsOfAnotherWidthAreRefused() {
    assertThrows(DateTimeException.class, () -> InstantText.format(FIRST.minusNanos(1)));
    assertThrows(
        DateTimeException.class, () -> InstantText.format(LAST.plus(1, ChronoUnit.MICROS)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "2026-01-02",
        "2026-01-02T03:04:05Z",
        "2026-01-02T03:04:05.123Z",
        "2026-01-02T03:04:05.123456789Z",
        "2026-01-02T03:04:05.123456+00:00",
        "2026-01-02 03:04:05.123456Z",
        "2026-01-02T03:04:05.123456z",
        "2026-13-02T03:04:05.123456Z",
        "2026-02-30T03:04:05.123456Z",
        "2026-01-02T24:00:00.000000Z",
        "2026-01-02T03:04:60.000000Z",
        "-026-01-02T03:04:05.123456Z",
        "2026-01-02T03:04:05.12345٦Z",
      })
  void anyOtherTextIsRefused(String text) {
    DateTimeException refused =
        assertThrows(DateTimeException.class, () -> InstantText.parse(text));
    assertTrue(refused.getMessage().length() > 10, refused.getMessage());
  }
}
