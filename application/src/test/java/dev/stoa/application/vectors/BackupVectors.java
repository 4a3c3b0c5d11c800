package dev.stoa.application.vectors;

import static dev.stoa.application.vectors.VectorWorkspace.onNew;
import static dev.stoa.domain.vectors.VectorForm.described;

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
import io.vavr.collection.Vector;
import java.time.Instant;

/** Checks the vectors of context backups that need a store. */
final class BackupVectors {

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
        .check(
            "backup",
            described(ContextBackupVectors.VALIDITY),
            onNew(BackupVectors::new, BackupVectors::validity))
        .check(
            "backup",
            described(ContextBackupVectors.SWEEP),
            onNew(BackupVectors::new, BackupVectors::sweep));
  }

  private void validity(SpecVector vector) {
    Vector<Given> valid = vector.expected().list().toVector();
    append(5);
    valid.get(0).matches(isValid());
    BackupNote note =
        new BackupNote(NoteSection.all().toMap(section -> section, section -> "None."));
    backups.store(UserId.LOCAL, NewBackup.of(id, SWE, note)).get();
    valid.get(1).matches(isValid());
    append(1);
    valid.get(2).matches(isValid());
  }

  private void sweep(SpecVector vector) {
    append(5);
    vector
        .expected()
        .list()
        .forEach(expected -> expected.matches((double) coverage.run().stored().size()));
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
