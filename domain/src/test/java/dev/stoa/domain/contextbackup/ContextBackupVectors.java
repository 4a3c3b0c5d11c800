package dev.stoa.domain.contextbackup;

import static dev.stoa.domain.vectors.VectorForm.described;
import static dev.stoa.domain.vectors.VectorForm.input;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import io.vavr.collection.Seq;
import java.time.Instant;
import org.junit.jupiter.api.Assertions;

/** Checks the vectors of counters and notes; the others are checked where backups are stored. */
public final class ContextBackupVectors {

  /** The vector about validity. */
  public static final String VALIDITY =
      "validity: none -> false; after a backup -> true; after a newer message -> false";

  /** The vector about the coverage job. */
  public static final String SWEEP = "sweep generates once, then nothing";

  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");

  private ContextBackupVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of("AUA")
        .check("backup", input("trigger"), ContextBackupVectors::reset)
        .check(
            "backup",
            described("note has six headings, 900 tokens at most"),
            ContextBackupVectors::headings);
  }

  private static void reset(SpecVector vector) {
    BackupTrigger trigger = BackupTrigger.labelled(vector.input().get("trigger").text());
    ThreadCounter full =
        ThreadCounter.start(new ConversationId("c"), new SpecialistName("swe"), NOW)
            .counted(700, 1, NOW);
    Assertions.assertTrue(full.due(1_000, NOW).contains(trigger));
    ThreadCounter after = full.reset(1, NOW);
    vector.expected().get("token_estimate").matches((double) after.tokens());
    vector.expected().get("thread_number").matches((double) after.thread());
  }

  private static void headings(SpecVector vector) {
    Seq<Given> expected = vector.expected().list();
    Assertions.assertEquals(
        expected.map(Given::text).toVector(), NoteSection.all().map(NoteSection::heading));
    Assertions.assertEquals(900, BackupNote.MAX_TOKENS);
  }
}
