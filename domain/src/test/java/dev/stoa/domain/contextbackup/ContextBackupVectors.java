package dev.stoa.domain.contextbackup;

import static dev.stoa.domain.vectors.VectorForm.input;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assertions;

/** Checks the vectors of counters and notes; the others are checked where backups are stored. */
public final class ContextBackupVectors {

  private static final Pattern TOKENS = Pattern.compile("(\\d+) tokens");
  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");

  private ContextBackupVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of("AUA")
        .check("backup", input("trigger"), ContextBackupVectors::reset)
        .check("backup", input(Given::isNothing), ContextBackupVectors::headings);
  }

  private static void reset(SpecVector vector) {
    BackupTrigger trigger = BackupTrigger.labelled(vector.input().get("trigger").text());
    ThreadCounter full =
        ThreadCounter.start(new ConversationId("c"), new SpecialistName("swe"), NOW)
            .counted(700, 1, NOW);
    ThreadCounter after = full.reset(1, NOW);
    vector.expected().member("token_estimate", after.tokens());
    if (trigger == BackupTrigger.TOKEN_THRESHOLD) {
      Assertions.assertTrue(full.due(1_000, NOW).contains(trigger));
      vector.expected().member("thread_number", after.thread());
    } else {
      vector.expected().find("thread_number").forEach(t -> vector.differs(t, "every reset"));
    }
  }

  /** The description says how many tokens a note has at most. */
  private static void headings(SpecVector vector) {
    vector.expected().matches(NoteSection.all().map(NoteSection::heading));
    Matcher tokens = TOKENS.matcher(vector.description());
    while (tokens.find()) {
      Assertions.assertEquals(tokens.group(1), String.valueOf(BackupNote.MAX_TOKENS));
    }
  }
}
