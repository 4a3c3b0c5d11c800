package dev.stoa.application.vectors;

import static dev.stoa.application.vectors.VectorWorkspace.onNew;
import static dev.stoa.domain.vectors.VectorForm.listing;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.contextbackup.BackupCoverageOperations;
import dev.stoa.application.contextbackup.ContextBackupOperations;
import dev.stoa.application.contextbackup.ExtractiveBackupWriter;
import dev.stoa.application.contextbackup.NewBackup;
import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.conversation.ConversationOperations;
import dev.stoa.application.conversation.NewConversation;
import dev.stoa.application.conversation.NewMessage;
import dev.stoa.domain.contextbackup.BackupNote;
import dev.stoa.domain.contextbackup.ContextBackupVectors;
import dev.stoa.domain.contextbackup.NoteSection;
import dev.stoa.domain.contextbackup.Specialist;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.time.Instant;

/** Checks the vectors of context backups that need a store. */
final class BackupVectors {

  private static final String MESSAGE = "message";
  private static final SpecialistName SWE = new SpecialistName("swe");

  private long ticks;
  private final IdSource ids = () -> "id-" + ++ticks;
  private final ContextBackupOperations backups;
  private final BackupCoverageOperations coverage;
  private final ConversationId id;

  private BackupVectors(VectorWorkspace workspace) {
    backups =
        new ContextBackupOperations(workspace.storage, this::now, ids, ContentProtection.NONE);
    coverage =
        new BackupCoverageOperations(
            workspace.storage,
            this::now,
            ids,
            ContentProtection.NONE,
            new ExtractiveBackupWriter(),
            time -> true);
    id =
        new ConversationOperations(workspace.storage, this::now, ids, ContentProtection.NONE)
            .start(UserId.LOCAL, NewConversation.untitled())
            .get()
            .id();
    backups.register(new Specialist(SWE, 1_000));
  }

  static VectorChecks checks() {
    return ContextBackupVectors.checks()
        .check("backup", listing(Given::isText), onNew(BackupVectors::new, BackupVectors::steps));
  }

  /**
   * Steps as "5 messages", "backup", "message" and "sweep": whether the backup is valid after each,
   * or how many each sweep stored. There are messages to begin with unless the steps add some.
   */
  private void steps(SpecVector vector) {
    Seq<String> steps = vector.input().texts();
    if (!steps.exists(step -> step.contains(MESSAGE))) {
      append(5);
    }
    assertEquals(steps.size(), vector.expected().list().size(), "one answer for each step");
    steps.zip(vector.expected().list()).forEach(each -> step(each._1, each._2));
  }

  private void step(String step, Given expected) {
    if (step.equals("sweep")) {
      expected.matches((double) coverage.run().stored().size());
      return;
    }
    if (step.equals("backup")) {
      BackupNote note =
          new BackupNote(NoteSection.all().toMap(section -> section, section -> "None."));
      backups.store(UserId.LOCAL, NewBackup.of(id, SWE, note)).get();
    } else {
      assertTrue(step.contains(MESSAGE), "no check knows the step " + step);
      append(step.equals(MESSAGE) ? 1 : Integer.parseInt(step.replaceAll(" .*", "")));
    }
    expected.matches(isValid());
  }

  private boolean isValid() {
    return backups.resume(UserId.LOCAL, id, SWE).isRight();
  }

  private void append(int messages) {
    backups
        .append(
            UserId.LOCAL,
            id,
            Vector.fill(messages, () -> NewMessage.of(MessageDraft.user("Go on."))),
            Vector.of(SWE))
        .get();
  }

  private Instant now() {
    return Instant.EPOCH.plusSeconds(++ticks);
  }
}
