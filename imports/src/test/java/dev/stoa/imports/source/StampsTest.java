package dev.stoa.imports.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.RefusalException;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class StampsTest {

  private static final Stamps PARIS = new Stamps(Option.some(ZoneId.of("Europe/Paris")));
  private static final Stamps NOWHERE = new Stamps(Option.none());

  @Test
  void whatSqliteWritesIsInUtc() {
    assertEquals("2026-07-01T10:00:00Z", read(NOWHERE, "2026-07-01 10:00:00"));
    assertEquals("2026-07-01T10:00:00.123Z", read(NOWHERE, "2026-07-01T10:00:00.123"));
  }

  @Test
  void anOffsetSaysWhenItWas() {
    assertEquals("2026-07-01T10:00:00Z", read(NOWHERE, "2026-07-01T10:00:00Z"));
    assertEquals(
        "2026-07-01T08:00:00.123456Z", read(NOWHERE, "2026-07-01 10:00:00.123456789+02:00"));
    assertEquals("2026-07-01T18:00:00Z", read(NOWHERE, "2026-07-01T10:00:00-0800"));
  }

  @Test
  void everythingElseIsLocal() {
    assertEquals("2026-07-01T08:00:00.123456Z", read(PARIS, "2026-07-01T10:00:00.123456"));
    assertEquals("2026-07-01T08:00:00Z", read(PARIS, "2026-07-01T10:00:00"));
    assertEquals("2026-07-01T08:00:00.123456Z", read(PARIS, "2026-07-01 10:00:00.123456"));
    assertEquals("2026-01-01T09:00:00Z", read(PARIS, "2026-01-01 10:00"));
    assertEquals("2026-01-01T09:00:00Z", read(PARIS, LocalDateTime.parse("2026-01-01T10:00:00")));
    // It was half past two twice: the earlier one.
    assertEquals("2026-10-25T00:30:00Z", read(PARIS, "2026-10-25T02:30:00"));
  }

  @Test
  void aLocalTimeWithoutAZoneIsRefused() {
    RefusalException refused =
        assertThrows(RefusalException.class, () -> read(NOWHERE, "2026-07-01T10:00:00.123456"));
    assertTrue(refused.refusal().sentence().startsWith("t.at has the local time "));
  }

  @Test
  void numbersAreSecondsOrMilliseconds() {
    assertEquals("2026-11-15T00:51:32.456227Z", read(NOWHERE, 1794703892.4562268));
    assertEquals("1970-01-01T00:16:40Z", read(NOWHERE, 1000L));
    assertEquals("2026-01-02T03:04:05.678Z", read(NOWHERE, 1767323045678L));
  }

  @Test
  void otherTextsAreNoTimes() {
    for (String text : new String[] {"yesterday", "2026-13-01 10:00:00", "2026-07-01"}) {
      assertThrows(IllegalArgumentException.class, () -> read(PARIS, text));
    }
    assertTrue(PARIS.read(row(" "), "at").isEmpty());
    assertTrue(PARIS.read(row("x"), "missing").isEmpty());
  }

  private static String read(Stamps stamps, Object value) {
    Instant at = stamps.require(row(value), "at");
    return at.toString();
  }

  private static ForeignRow row(Object value) {
    return new ForeignRow("t", Map.of("at", value));
  }
}
