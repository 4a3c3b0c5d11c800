package dev.stoa.domain.contextbackup;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Stores backups; they are never changed. */
public interface ContextBackups {

  /** Stores a backup. */
  void append(SealedBackup backup);

  /** The newest backup of a specialist that covers a conversation up to exactly this message. */
  Option<SealedBackup> covering(
      ConversationId conversation, SpecialistName specialist, long covers);

  /** The backups of all conversations by id, from after one. */
  Seq<SealedBackup> pageOfAll(Option<ContextBackupId> after, int limit);

  /** Stores the texts of backups as they are encrypted now. */
  void replaceTexts(Seq<SealedBackup> backups);

  /** Newest first, those of a specialist that ended threads before {@code before}. */
  Seq<SealedBackup> page(
      ConversationId conversation, SpecialistName specialist, Option<Long> before, int limit);
}
