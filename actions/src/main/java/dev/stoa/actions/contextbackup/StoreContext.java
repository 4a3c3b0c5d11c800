package dev.stoa.actions.contextbackup;

import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.contextbackup.NewBackup;
import dev.stoa.domain.contextbackup.BackupNote;
import dev.stoa.domain.contextbackup.BackupTrigger;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.control.Option;

/** A note to store. */
record StoreContext(
    @Param(value = ContextBackupActions.CONVERSATION, position = 0) String conversation,
    @Param(value = ContextBackupActions.SPECIALIST, position = 1) SpecialistName specialist,
    BackupNote note,
    @Param(value = "Why it was written.", defaultValue = "manual") BackupTrigger trigger,
    @Param(value = "The number of the last message it covers; without it the newest.", min = 1)
        Option<Long> covers,
    @Param(value = ContextBackupActions.USER, defaultValue = "local", user = true) UserId user) {

  /** A note as callers give it. */
  record NoteText(
      @Param(value = "The note with its six headings.", position = 2, file = true) String note) {}

  static final Input<StoreContext> INPUT =
      Input.of(StoreContext.class)
          .flatten(
              "note",
              Input.of(NoteText.class),
              given -> BackupNote.parse(given.note()),
              note -> new NoteText(note.text()));

  NewBackup backup(ConversationId id) {
    return new NewBackup(id, specialist, note, trigger, covers);
  }
}
