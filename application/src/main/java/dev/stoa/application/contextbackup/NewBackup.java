package dev.stoa.application.contextbackup;

import dev.stoa.domain.contextbackup.BackupNote;
import dev.stoa.domain.contextbackup.BackupTrigger;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.control.Option;

/**
 * A backup to store; immutable.
 *
 * @param covers the sequence of the last message the note covers; none for the newest
 */
public record NewBackup(
    ConversationId conversation,
    SpecialistName specialist,
    BackupNote note,
    BackupTrigger trigger,
    Option<Long> covers) {

  /** A requested note that covers every message. */
  public static NewBackup of(
      ConversationId conversation, SpecialistName specialist, BackupNote note) {
    return new NewBackup(conversation, specialist, note, BackupTrigger.MANUAL, Option.none());
  }

  /** For another reason. */
  public NewBackup trigger(BackupTrigger reason) {
    return new NewBackup(conversation, specialist, note, reason, covers);
  }

  /** Covering messages up to this one only, such as the last that the writer saw. */
  public NewBackup covers(long sequence) {
    return new NewBackup(conversation, specialist, note, trigger, Option.some(sequence));
  }
}
