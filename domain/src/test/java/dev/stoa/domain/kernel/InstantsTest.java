package dev.stoa.domain.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class InstantsTest {

  @Test
  void textsHaveOneWidth() {
    assertEquals("0000-01-01T00:00:00.000000Z", text("0000-01-01T00:00:00Z"));
    assertEquals("2026-11-05T23:59:59.999999Z", text("2026-11-05T23:59:59.999999999Z"));
    assertEquals("1969-12-31T23:59:59.000001Z", text("1969-12-31T23:59:59.000001Z"));
    assertThrows(IllegalArgumentException.class, () -> Instants.text(Instant.MAX));
  }

  private static String text(String instant) {
    return Instants.text(Instant.parse(instant));
  }

  @Test
  void anInstantIsKeptInWholeMicroseconds() {
    assertEquals(
        Instant.parse("2026-01-02T03:04:05.123456Z"),
        Instants.require("at", Instant.parse("2026-01-02T03:04:05.123456789Z")));
    assertEquals(Instants.EARLIEST, Instants.require("at", Instants.EARLIEST.plusNanos(999)));
    assertEquals(Instants.LATEST, Instants.require("at", Instants.LATEST.plusNanos(999)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-0001-01-01T00:00:00Z",
        "0000-12-31T23:59:59.999999999Z",
        "+10000-01-01T00:00:00Z",
        "-1000000000-01-01T00:00:00Z",
        "+1000000000-12-31T23:59:59.999999999Z"
      })
  void whatNoStoreKeepsIsRefusedByName(String text) {
    Instant instant = Instant.parse(text);
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> Instants.require("since", instant));
    assertEquals("since is " + instant + ": give a year from 1 to 9999", refused.getMessage());
    assertThrows(
        IllegalArgumentException.class, () -> MicrosecondClock.of(() -> instant).instant());
  }

  @Test
  void agesAreNeitherNegativeNorEndless() {
    assertEquals(Duration.ZERO, Instants.requireAge("age", Duration.ZERO));
    assertEquals(Instants.LONGEST, Instants.requireAge("age", Instants.LONGEST));
    for (Duration age : new Duration[] {Duration.ofNanos(-1), Instants.LONGEST.plusNanos(1)}) {
      assertThrows(IllegalArgumentException.class, () -> Instants.requireAge("age", age));
    }
  }

  @Test
  void whatEndsBeyondTheLastInstantIsRefusedAndWhatBeganBeforeTheFirstIsTheFirst() {
    assertThrows(
        IllegalArgumentException.class,
        () -> Instants.after("lease end", Instants.LATEST, Duration.ofSeconds(1)));
    assertEquals(
        Instants.EARLIEST.plusSeconds(1),
        Instants.after("lease end", Instants.EARLIEST, Duration.ofSeconds(1)));
    assertEquals(Instants.EARLIEST, Instants.before(Instants.EARLIEST, Instants.LONGEST));
  }

  @Test
  void aClockTicksInMicrosecondsOnce() {
    MicrosecondClock clock =
        MicrosecondClock.of(() -> Instant.parse("2026-01-02T03:04:05.123456789Z"));
    assertEquals(Instant.parse("2026-01-02T03:04:05.123456Z"), clock.instant());
    assertSame(clock, MicrosecondClock.of(clock));
  }
}
