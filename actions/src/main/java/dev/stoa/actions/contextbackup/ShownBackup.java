package dev.stoa.actions.contextbackup;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.contextbackup.BackupEntry;
import dev.stoa.domain.contextbackup.BackupTrigger;
import dev.stoa.domain.contextbackup.ContextBackup;
import dev.stoa.domain.contextbackup.ContextBackupId;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.kernel.SpecialistName;
import java.time.Instant;

/** A stored backup with its note. */
record ShownBackup(
    ContextBackupId backupId,
    ConversationId conversationId,
    SpecialistName specialist,
    @Param("The thread it ended: 1, 2, 3, …") long thread,
    BackupTrigger trigger,
    @Param("The number of the last message it covers.") long covers,
    long tokens,
    String note,
    Instant createdAt) {

  static ShownBackup of(ContextBackup backup) {
    BackupEntry entry = backup.entry();
    return new ShownBackup(
        entry.id(),
        entry.conversation(),
        entry.specialist(),
        entry.thread(),
        entry.trigger(),
        entry.covers(),
        entry.tokens(),
        backup.text(),
        entry.createdAt());
  }
}
