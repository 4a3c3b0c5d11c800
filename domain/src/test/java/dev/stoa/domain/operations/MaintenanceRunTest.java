package dev.stoa.domain.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class MaintenanceRunTest {

  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");
  private static final Duration DAY = Duration.ofDays(1);

  private final MaintenanceRun never = MaintenanceRun.never("t", "90 days");

  @Test
  void aTaskIsDueAtFirstAndAnIntervalAfterItEnded() {
    assertTrue(never.isDue(DAY, NOW));
    MaintenanceRun ended = never.started(NOW).finished(NOW.plusSeconds(5), 3);
    assertFalse(ended.isDue(DAY, NOW.plus(DAY)));
    assertTrue(ended.isDue(DAY, NOW.plus(DAY).plusSeconds(5)));
  }

  @Test
  void aTaskThatHasBegunIsNotDueUntilItWasSurelyInterrupted() {
    MaintenanceRun begun = never.started(NOW);
    assertTrue(begun.isRunning(NOW));
    assertFalse(begun.isDue(DAY, NOW.plus(Duration.ofMinutes(59))));
    assertTrue(begun.isDue(DAY, NOW.plus(Duration.ofHours(1))));
    MaintenanceRun again = begun.finished(NOW, 0).started(NOW.plus(DAY));
    assertTrue(again.isRunning(NOW.plus(DAY)));
    assertFalse(again.finished(NOW.plus(DAY), 0).isRunning(NOW.plus(DAY)));
  }

  @Test
  void otherLimitsNeedADryRunOfTheirOwn() {
    MaintenanceRun previewed = never.previewed(NOW);
    assertEquals(previewed, previewed.under("90 days"));
    assertEquals(Option.none(), previewed.under("30 days").previewedAt());
  }
}
