package dev.stoa.actions.contextbackup;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.conversation.MessageInputs;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.application.conversation.NewMessage;
import dev.stoa.domain.contextbackup.Specialist;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/**
 * What callers may ask of context backups: specialists and what they see. {@link BackupActions} has
 * the notes, {@link CoverageActions} the coverage job.
 */
public final class ContextBackupActions {

  static final String CONVERSATION = "The conversation: its id, or a unique end of it.";
  static final String SPECIALIST = "The specialist.";
  static final String USER = "Whose conversation it is.";

  private ContextBackupActions() {}

  /** The actions that begin with {@code context}. */
  public static Seq<ActionGroup> groups() {
    return List.of(
        ActionGroup.of(
            "context",
            "Context backups: notes from which a specialist resumes a conversation.",
            () ->
                actions().appendAll(BackupActions.actions()).appendAll(CoverageActions.actions())));
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(register(), specialists(), append());
  }

  /** The conversation that is meant. */
  static ConversationId conversation(Workspace workspace, UserId user, String reference) {
    return workspace
        .conversations()
        .find(user, reference)
        .getOrElseThrow(RefusalException::new)
        .id();
  }

  private static final Input<Specialist> SPECIALIST_INPUT =
      Input.of(Specialist.class, "RegisterSpecialist")
          .rename("name", "specialist")
          .param("specialist", "Its name, one word.", about -> about.position(0))
          .param(
              "context_window",
              "How many tokens its model sees at once.",
              about -> about.position(1).between(Specialist.MIN_WINDOW, Specialist.MAX_WINDOW));

  private static Action<?, ?> register() {
    return Action.ofWorkspace()
        .write(
            "context.register",
            "Registers a specialist, or changes the context window of a registered one.")
        .example("{'specialist':'swe','context_window':128000}")
        .creates()
        .takes(SPECIALIST_INPUT)
        .answers(
            BackupViews.SPECIALIST,
            (workspace, input) -> workspace.contextBackups().register(input));
  }

  record ListSpecialists(@Paged Paging page) {}

  private static Action<?, ?> specialists() {
    return Action.ofWorkspace()
        .read("context.specialists", "Lists the registered specialists.")
        .example("{}")
        .listing("specialists")
        .takes(ListSpecialists.class)
        .answersPage(
            BackupViews.SPECIALIST,
            (workspace, input) ->
                workspace.contextBackups().specialists(input.page().by(SpecialistName.class)));
  }

  record AppendAndCount(
      @Param(value = CONVERSATION, position = 0) String conversation,
      @Param(value = "The messages, in order, at most 10000.", position = 1, lines = true)
          Seq<NewMessage> messages,
      @Param(value = "The specialists that see them.", option = "seen-by")
          Seq<SpecialistName> seenBy,
      @Param(value = USER, defaultValue = "local", user = true) UserId user) {

    static final Input<AppendAndCount> INPUT =
        Input.of(AppendAndCount.class).nest("messages", MessageInputs.MESSAGE);
  }

  private static Action<?, ?> append() {
    return Action.ofUser()
        .write(
            "context.append",
            "Appends messages, counts them for specialists, and says which backups are due.")
        .details("A message that already exists under its id is not counted again.")
        .example(
            "{'conversation':'c-1','messages':[{'content':'When?'},"
                + "{'role':'assistant','content':'In October.'}],'seen_by':['swe','law']}")
        .takes(AppendAndCount.INPUT)
        .gives(
            BackupViews.APPENDED,
            (workspace, input) ->
                workspace
                    .contextBackups()
                    .append(
                        input.user(),
                        conversation(workspace, input.user(), input.conversation()),
                        input.messages(),
                        input.seenBy()));
  }
}
