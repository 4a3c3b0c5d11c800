package dev.stoa.testkit.contextbackup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.contextbackup.ContextBackupStorage;
import dev.stoa.domain.contextbackup.CoverageCount;
import dev.stoa.domain.contextbackup.CoverageGap;
import dev.stoa.domain.contextbackup.GapPosition;
import dev.stoa.domain.contextbackup.ThreadCounterBuilder;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** The contract of every store that finds out what backups do not cover. */
public interface BackupCoverageContract<S extends ContextBackupStorage & ConversationStorage>
    extends ContextBackupWorkspace<S> {

  @Test
  default void aConversationWithoutCountersIsUnseenAndNoGap() {
    given("c", 9);
    given("d", 4);
    assertEquals(Vector.empty(), gaps(5, Option.none(), 9));
    assertEquals(new CoverageCount(0, 0, 0, 1), read(() -> storage().backupCoverage().count(5)));
  }

  @Test
  default void missingAndStaleBackupsAreGaps() {
    ConversationId conversation = given("c", 9);
    ConversationId covered = given("d", 9);
    ConversationId tooShort = given("e", 4);
    CoverageGap stale = counted(conversation, SWE, 8, AT.plusSeconds(1));
    CoverageGap missing = counted(conversation, LAW, 0, AT);
    counted(covered, SWE, 9, AT);
    counted(tooShort, SWE, 0, AT);
    assertEquals(Vector.of(stale, missing), gaps(5, Option.none(), 9));
    assertEquals(new CoverageCount(1, 1, 1, 0), read(() -> storage().backupCoverage().count(5)));
    assertEquals(new CoverageCount(1, 1, 2, 0), read(() -> storage().backupCoverage().count(4)));
    assertEquals(Vector.empty(), gaps(10, Option.none(), 9));
  }

  @Test
  default void gapsAreListedTheLastCountedFirst() {
    ConversationId a = given("a", 9);
    ConversationId b = given("\uFFFD", 9);
    ConversationId c = given("\uD83D\uDE00", 9);
    Vector<CoverageGap> all =
        Vector.of(
            counted(c, SWE, 0, AT.plusSeconds(1)),
            counted(a, LAW, 0, AT),
            counted(a, SWE, 3, AT),
            counted(b, SWE, 0, AT),
            counted(c, LAW, 0, AT),
            counted(b, LAW, 0, AT.minusNanos(1_000)));
    assertEquals(all, gaps(5, Option.none(), 9));
    for (int i = 0; i < all.size(); i++) {
      assertEquals(all.drop(i + 1), gaps(5, Option.some(all.get(i).position()), 9));
    }
    assertEquals(all.take(2), gaps(5, Option.none(), 2));
  }

  private CoverageGap counted(
      ConversationId conversation, SpecialistName specialist, long covered, Instant at) {
    write(
        () ->
            storage()
                .threadCounters()
                .save(
                    Vector.of(
                        ThreadCounterBuilder.builder()
                            .conversation(conversation)
                            .specialist(specialist)
                            .tokens(5)
                            .messages(5)
                            .thread(1)
                            .covered(covered)
                            .countedAt(at)
                            .lastBackupAt(Option.none())
                            .build())));
    return new CoverageGap(conversation, specialist, 9, covered, at);
  }

  private Vector<CoverageGap> gaps(int minMessages, Option<GapPosition> after, int limit) {
    return read(() -> storage().backupCoverage().gaps(minMessages, after, limit).toVector());
  }
}
