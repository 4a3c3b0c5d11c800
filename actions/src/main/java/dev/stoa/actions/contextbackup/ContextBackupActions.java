package dev.stoa.actions.contextbackup;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Listing;
import dev.stoa.actions.conversation.MessageLine;
import dev.stoa.actions.conversation.ShownConversationMessage;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.application.contextbackup.AppendedMessages;
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

  record RegisterSpecialist(
      @Param(value = "Its name, one word.", position = 0) SpecialistName specialist,
      @Param(
              value = "How many tokens its model sees at once.",
              position = 1,
              min = Specialist.MIN_WINDOW,
              max = Specialist.MAX_WINDOW)
          long contextWindow) {}

  record ShownSpecialist(
      SpecialistName specialist,
      @Param("How many tokens its model sees at once.") long contextWindow) {

    private static ShownSpecialist of(Specialist specialist) {
      return new ShownSpecialist(specialist.name(), specialist.contextWindow());
    }
  }

  private static Action<?, ?> register() {
    return Action.write(
            "context.register",
            "Registers a specialist, or changes the context window of a registered one.")
        .example("{'specialist':'swe','context_window':128000}")
        .creates()
        .takes(RegisterSpecialist.class)
        .answers(
            ShownSpecialist.class,
            (workspace, input) ->
                ShownSpecialist.of(
                    workspace
                        .contextBackups()
                        .register(new Specialist(input.specialist(), input.contextWindow()))));
  }

  record ListSpecialists(@Paged Paging page) {}

  private static Action<?, ?> specialists() {
    return Action.read("context.specialists", "Lists the registered specialists.")
        .example("{}")
        .listing("specialists")
        .takes(ListSpecialists.class)
        .answersPage(
            ShownSpecialist.class,
            (workspace, input) ->
                Listing.of(
                    workspace
                        .contextBackups()
                        .specialists(
                            input.page().by(SpecialistName.class).after(), input.page().limit()),
                    ShownSpecialist::of));
  }

  record AppendAndCount(
      @Param(value = CONVERSATION, position = 0) String conversation,
      @Param(value = "The messages, in order, at most 10000.", position = 1, lines = true)
          Seq<MessageLine> messages,
      @Param(value = "The specialists that see them.", option = "seen-by")
          Seq<SpecialistName> seenBy,
      @Param(value = USER, defaultValue = "local", user = true) UserId user) {}

  record ShownAppended(
      Seq<ShownConversationMessage> messages,
      @Param("The backups that are due now.") Seq<ShownDue> due) {

    private static ShownAppended of(AppendedMessages appended) {
      return new ShownAppended(
          appended.messages().map(ShownConversationMessage::of), appended.due().map(ShownDue::of));
    }
  }

  private static Action<?, ?> append() {
    return Action.write(
            "context.append",
            "Appends messages, counts them for specialists, and says which backups are due.")
        .details("A message that already exists under its id is not counted again.")
        .example(
            "{'conversation':'c-1','messages':[{'content':'When?'},"
                + "{'role':'assistant','content':'In October.'}],'seen_by':['swe','law']}")
        .takes(AppendAndCount.class)
        .gives(
            ShownAppended.class,
            (workspace, input) ->
                workspace
                    .contextBackups()
                    .append(
                        input.user(),
                        conversation(workspace, input.user(), input.conversation()),
                        input.messages().map(MessageLine::draft),
                        input.seenBy())
                    .map(ShownAppended::of));
  }
}
