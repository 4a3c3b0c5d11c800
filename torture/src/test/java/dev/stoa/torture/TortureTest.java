package dev.stoa.torture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The kit finds what is wrong, and nothing where nothing is. */
class TortureTest {

  @TempDir Path folder;

  @Test
  void anHonestStoreSurvives() {
    TortureReport report = tortured(LineStore.class, 2, Duration.ofMinutes(5));
    assertTrue(report.survived(), report.toString());
    assertEquals(2, report.kills());
    assertEquals("none", report.troubles().get(0).trouble());
  }

  @Test
  void lostAndTornWritesAreFound() {
    TortureReport report = tortured(ForgetfulStore.class, 4, Duration.ofMinutes(5));
    assertFalse(report.survived());
    assertTrue(report.acknowledged() > 0, report.toString());
    assertFalse(report.lost().isEmpty(), report.toString());
    assertTrue(report.lost().stream().allMatch(key -> key.endsWith("-1")), report.toString());
    assertTrue(report.torn().stream().allMatch(key -> key.endsWith("-3")), report.toString());
  }

  @Test
  void whatIsLostAfterItsOwnCheckIsFoundAtTheEnd() {
    TortureReport report = tortured(LaterForgetfulStore.class, 2, Duration.ofMinutes(5));
    assertFalse(report.lost().isEmpty(), report.toString());
    assertTrue(
        report.lost().stream().allMatch(key -> key.startsWith(LaterForgetfulStore.FIRST_ROUND)),
        report.toString());
  }

  @Test
  void aFailedWriteEndsTheRunAndIsReported() {
    TortureReport report = tortured(FullStore.class, 4, Duration.ofMinutes(5));
    assertFalse(report.survived());
    assertEquals(1, report.kills());
    assertTrue(report.faults().contains("a write failed: there is no space"), report.toString());
  }

  @Test
  void itStopsWhenTheTimeIsUp() {
    TortureReport report = tortured(LineStore.class, 1_000_000, Duration.ofNanos(1));
    assertEquals(1, report.kills());
    assertTrue(report.survived(), report.toString());
  }

  @Test
  void wrongSettingsAreNamed() {
    assertEquals(
        "kills is -1: give 0 to 1000000",
        assertThrows(
                IllegalArgumentException.class,
                () -> tortured(LineStore.class, -1, Duration.ofMinutes(1)))
            .getMessage());
  }

  private TortureReport tortured(Class<? extends TorturedStore> store, int kills, Duration limit) {
    return Torture.run(
        new TortureSettings(store, folder.resolve("lines").toString(), 3, kills, limit, 1, 2),
        (step, done, total) -> {});
  }
}
