package dev.stoa.actions.contextbackup;

import dev.stoa.actions.conversation.ConversationViews;
import dev.stoa.actions.shape.View;
import dev.stoa.application.contextbackup.AppendedMessages;
import dev.stoa.application.contextbackup.CoverageFailure;
import dev.stoa.application.contextbackup.CoveragePass;
import dev.stoa.application.contextbackup.DueBackup;
import dev.stoa.domain.contextbackup.BackupEntry;
import dev.stoa.domain.contextbackup.ContextBackup;
import dev.stoa.domain.contextbackup.CoverageCount;
import dev.stoa.domain.contextbackup.CoverageGap;
import dev.stoa.domain.contextbackup.Specialist;
import dev.stoa.domain.contextbackup.ThreadCounter;
import dev.stoa.domain.kernel.Cursor;

/** How callers see specialists, their threads and backups. */
final class BackupViews {

  static final View<Specialist> SPECIALIST =
      View.of(Specialist.class)
          .rename("name", "specialist")
          .note("context_window", "How many tokens its model sees at once.");

  static final View<DueBackup> DUE =
      View.of(DueBackup.class, "Due")
          .flatten(
              "counter",
              View.of(ThreadCounter.class)
                  .leaveOut("conversation", "covered", "counted_at", "last_backup_at"))
          .order("specialist", "trigger");

  static final View<AppendedMessages> APPENDED =
      View.of(AppendedMessages.class, "Appended")
          .nest("messages", ConversationViews.MESSAGE)
          .nest("due", DUE)
          .note("due", "The backups that are due now.");

  static final View<ThreadCounter> THREAD =
      View.of(ThreadCounter.class, "Thread")
          .leaveOut("conversation")
          .note("covered", "The number of the last message that a backup covers, 0 without one.")
          .note("counted_at", "When messages were last counted.")
          .order("specialist", "thread");

  static final View<ContextBackup> BACKUP =
      View.of(ContextBackup.class, "Backup")
          .flatten(
              "entry",
              View.of(BackupEntry.class)
                  .rename("id", "backup_id")
                  .rename("conversation", "conversation_id")
                  .note("thread", "The thread it ended: 1, 2, 3, …")
                  .before("thread", "trigger")
                  .note("covers", "The number of the last message it covers.")
                  .before("covers", "tokens"))
          .rename("text", "note")
          .before("note", "created_at");

  static final View<CoverageCount> COVERAGE =
      View.of(CoverageCount.class, "Coverage")
          .note("covered", "Views of conversations whose newest message is covered.")
          .note("stale", "Views with a backup that does not cover the newest message.")
          .note("missing", "Views without a backup.")
          .note("unseen", "Conversations that no specialist has seen.")
          .method("ratio", "ratio")
          .note("ratio", "The covered part of all, those that no specialist has seen included.");

  static final View<CoveragePass> PASS =
      View.of(CoveragePass.class, "Pass")
          .leaveOut("stored", "next")
          .add("stored", long.class, pass -> (long) pass.stored().size())
          .note("stored", "How many backups were stored.")
          .nest(
              "failures",
              View.of(CoverageFailure.class, "Failure")
                  .flatten(
                      "gap",
                      View.of(CoverageGap.class)
                          .leaveOut("newest", "covered", "counted_at")
                          .rename("conversation", "conversation_id")))
          .addOption(
              "next",
              Cursor.class,
              pass -> pass.next().map(key -> Cursor.of(CoverageActions.COVER, key)))
          .note("next", "The value of after for the next pass, if gaps may be left.")
          .nest("coverage", COVERAGE)
          .note("coverage", "After the pass.")
          .order("stored", "failures", "next");

  private BackupViews() {}
}
