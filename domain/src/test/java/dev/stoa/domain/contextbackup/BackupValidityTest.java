package dev.stoa.domain.contextbackup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.kernel.SpecialistName;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

/** Validity by covered sequence agrees with the rule by time while the clock runs forward. */
final class BackupValidityTest {

  private static final Instant START = Instant.parse("2026-01-02T03:04:05Z");

  @RepeatedTest(50)
  void validityAgreesWithTheRuleByTime(RepetitionInfo repetition) {
    int seed = repetition.getCurrentRepetition();
    Random random = new Random(seed);
    Instant now = START;
    long newest = 0;
    List<Instant> messages = new ArrayList<>();
    List<BackupEntry> backups = new ArrayList<>();
    for (int step = 0; step < 60; step++) {
      now = now.plusMillis(1 + random.nextInt(1000));
      if (random.nextInt(3) > 0) {
        newest++;
        messages.add(now);
      } else if (newest > 0) {
        backups.add(covering(newest, backups.size() + 1L, now));
      }
      long last = newest;
      assertEquals(
          validByTime(messages, backups),
          backups.stream().anyMatch(backup -> backup.isValid(last)),
          "seed " + seed + ", step " + step);
    }
  }

  /** The rule of the original system: the newest backup is younger than the newest message. */
  private static boolean validByTime(List<Instant> messages, List<BackupEntry> backups) {
    return !messages.isEmpty()
        && !backups.isEmpty()
        && backups.get(backups.size() - 1).createdAt().isAfter(messages.get(messages.size() - 1));
  }

  private static BackupEntry covering(long newest, long sequence, Instant at) {
    return BackupEntryBuilder.builder()
        .id(new ContextBackupId("b" + sequence))
        .conversation(new ConversationId("c"))
        .specialist(new SpecialistName("swe"))
        .trigger(BackupTrigger.MANUAL)
        .thread(sequence)
        .tokens(1)
        .covers(newest)
        .createdAt(at)
        .build();
  }
}
