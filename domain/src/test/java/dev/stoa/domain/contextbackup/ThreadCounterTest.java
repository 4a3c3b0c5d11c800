package dev.stoa.domain.contextbackup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class ThreadCounterTest {

  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");
  private static final Instant DAY_LATER = NOW.plus(Duration.ofHours(24));
  private static final ThreadCounter START =
      ThreadCounter.start(new ConversationId("c"), new SpecialistName("swe"), NOW);

  @Test
  void tokensComeBeforeMessagesAndMessagesBeforeTheGap() {
    ThreadCounter all = START.counted(70, 30, NOW);
    assertEquals(Option.some(BackupTrigger.TOKEN_THRESHOLD), all.due(100, DAY_LATER));
    assertEquals(Option.some(BackupTrigger.MESSAGE_COUNT), all.due(101 + 1, DAY_LATER));
    assertEquals(
        Option.some(BackupTrigger.TIME_GAP), START.counted(70, 29, NOW).due(102, DAY_LATER));
  }

  @Test
  void eachTriggerHasItsThreshold() {
    assertEquals(Option.none(), START.counted(69, 29, NOW).due(100, NOW));
    assertEquals(
        Option.some(BackupTrigger.TOKEN_THRESHOLD), START.counted(70, 1, NOW).due(100, NOW));
    assertEquals(
        Option.some(BackupTrigger.MESSAGE_COUNT), START.counted(30, 30, NOW).due(100, NOW));
    ThreadCounter five = START.counted(5, 5, NOW);
    assertEquals(Option.some(BackupTrigger.TIME_GAP), five.due(100, DAY_LATER));
    assertEquals(Option.none(), five.due(100, DAY_LATER.minusNanos(1000)));
    assertEquals(Option.none(), five.due(100, NOW.minusSeconds(1)));
    assertEquals(Option.none(), START.counted(5, 4, NOW).due(100, DAY_LATER));
  }

  @Test
  void theGapIsTheOneBeforeTheMessages() {
    ThreadCounter five = START.counted(5, 5, NOW);
    assertEquals(
        Option.some(BackupTrigger.TIME_GAP),
        five.counted(1, 1, DAY_LATER).dueAfter(five, 100, DAY_LATER));
    ThreadCounter four = START.counted(4, 4, NOW);
    assertEquals(Option.none(), four.counted(1, 1, DAY_LATER).dueAfter(four, 100, DAY_LATER));
  }

  @Test
  void aBackupBeginsTheNextThread() {
    ThreadCounter reset = START.counted(70, 30, NOW).reset(7, DAY_LATER);
    assertEquals(
        ThreadCounterBuilder.builder()
            .conversation(START.conversation())
            .specialist(START.specialist())
            .tokens(0)
            .messages(0)
            .thread(2)
            .covered(7)
            .countedAt(DAY_LATER)
            .lastBackupAt(Option.some(DAY_LATER))
            .build(),
        reset);
    assertEquals(3, reset.reset(6, DAY_LATER).thread());
    assertEquals(7, reset.reset(6, DAY_LATER).covered());
    assertEquals(CoverageState.MISSING, START.coverage(7));
    assertEquals(CoverageState.COVERED, reset.coverage(7));
    assertEquals(CoverageState.STALE, reset.coverage(8));
  }

  @Test
  void theWindowOfASpecialistHasLimits() {
    assertEquals(
        "context_window is 0: give a number of tokens from 100 to 1000000000",
        assertThrows(IllegalArgumentException.class, () -> Specialist.of("swe", 0)).getMessage());
    assertThrows(IllegalArgumentException.class, () -> Specialist.of("two words", 1000));
  }
}
