package dev.stoa.actions.contextbackup;

import static dev.stoa.actions.contextbackup.ContextBackupActions.CONVERSATION;
import static dev.stoa.actions.contextbackup.ContextBackupActions.SPECIALIST;
import static dev.stoa.actions.contextbackup.ContextBackupActions.USER;
import static dev.stoa.actions.contextbackup.ContextBackupActions.conversation;

import dev.stoa.actions.Action;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** The notes: when they are due, storing them, resuming from them. */
final class BackupActions {

  private BackupActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(store(), due(), threads(), resume(), list());
  }

  private static Action<?, ?> store() {
    return Action.ofUser()
        .write("context.store", "Stores a note and starts the specialist's next thread.")
        .details(
            "The note has the six headings ## GOAL, ## DECISIONS MADE, ## CURRENT STATUS,"
                + " ## ACTIVE FILE / CODE CONTEXT, ## USER PREFERENCES LEARNED and"
                + " ## RESUME INSTRUCTION, in this order, and at most 900 tokens.")
        .example(
            "{'conversation':'c-1','specialist':'swe','note':'## GOAL\\nShip it\\n## DECISIONS"
                + " MADE\\nNone.\\n## CURRENT STATUS\\nBuilt\\n## ACTIVE FILE / CODE"
                + " CONTEXT\\nMain.java\\n## USER PREFERENCES LEARNED\\nNone.\\n## RESUME"
                + " INSTRUCTION\\nRun the tests','trigger':'message_count','covers':30}")
        .columns("specialist", "thread", "covers", "tokens", "backup_id")
        .takes(StoreContext.INPUT)
        .gives(
            BackupViews.BACKUP,
            (workspace, input) ->
                workspace
                    .contextBackups()
                    .store(
                        input.user(),
                        input.backup(conversation(workspace, input.user(), input.conversation()))));
  }

  record OfConversation(
      @Param(value = CONVERSATION, position = 0) String conversation,
      @Param(value = USER, defaultValue = "local", user = true) UserId user) {

    private ConversationId in(Workspace workspace) {
      return ContextBackupActions.conversation(workspace, user, conversation);
    }
  }

  private static Action<?, ?> due() {
    return Action.ofUser()
        .read("context.due", "Lists the backups of a conversation that are due, and why.")
        .details(
            "At 70 % of the specialist's context window, at 30 messages, or 24 hours after the"
                + " last of at least 5 messages.")
        .example("{'conversation':'c-1'}")
        .listing("backups due")
        .takes(OfConversation.class)
        .givesItems(
            BackupViews.DUE,
            (workspace, input) ->
                workspace.contextBackups().due(input.user(), input.in(workspace)));
  }

  private static Action<?, ?> threads() {
    return Action.ofUser()
        .read("context.threads", "Lists what each specialist has seen since its last backup.")
        .example("{'conversation':'c-1'}")
        .listing("threads")
        .takes(OfConversation.class)
        .givesItems(
            BackupViews.THREAD,
            (workspace, input) ->
                workspace.contextBackups().threads(input.user(), input.in(workspace)));
  }

  record OfSpecialist(
      @Param(value = CONVERSATION, position = 0) String conversation,
      @Param(value = SPECIALIST, position = 1) SpecialistName specialist,
      @Param(value = USER, defaultValue = "local", user = true) UserId user) {}

  private static Action<?, ?> resume() {
    return Action.ofUser()
        .read("context.resume", "Shows the newest note of a specialist that covers every message.")
        .example("{'conversation':'c-1','specialist':'swe'}")
        .columns("thread", "created_at", "trigger", "covers", "tokens", "backup_id")
        .takes(OfSpecialist.class)
        .gives(
            BackupViews.BACKUP,
            (workspace, input) ->
                workspace
                    .contextBackups()
                    .resume(
                        input.user(),
                        conversation(workspace, input.user(), input.conversation()),
                        input.specialist()))
        .picture(seen -> seen.value().text());
  }

  record ListBackups(
      @Param(value = CONVERSATION, position = 0) String conversation,
      @Param(value = SPECIALIST, position = 1) SpecialistName specialist,
      @Param(value = USER, defaultValue = "local", user = true) UserId user,
      @Paged Paging page) {}

  private static Action<?, ?> list() {
    return Action.ofUser()
        .read("context.list", "Lists the backups of a specialist, newest first.")
        .example("{'conversation':'c-1','specialist':'swe'}")
        .listing("backups")
        .columns("thread", "created_at", "trigger", "covers", "tokens", "backup_id")
        .takes(ListBackups.class)
        .givesPage(
            BackupViews.BACKUP,
            (workspace, input) ->
                workspace
                    .contextBackups()
                    .list(
                        input.user(),
                        conversation(workspace, input.user(), input.conversation()),
                        input.specialist(),
                        input.page().by(Long.class)));
  }
}
