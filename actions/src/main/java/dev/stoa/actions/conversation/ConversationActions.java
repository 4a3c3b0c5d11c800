package dev.stoa.actions.conversation;

import static dev.stoa.actions.conversation.ConversationReferences.CONVERSATION;
import static dev.stoa.actions.conversation.ConversationReferences.LOCAL;
import static dev.stoa.actions.conversation.ConversationReferences.USER;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.application.conversation.NewConversation;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationQuery;
import dev.stoa.domain.conversation.ConversationRefused;
import dev.stoa.domain.conversation.ExternalId;
import dev.stoa.domain.conversation.Project;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.ArchiveFilter;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What callers may ask of conversations. */
public final class ConversationActions {

  private static final String[] COLUMNS = {
    "title", "messages", "updated_at", "project_id", "conversation_id"
  };

  private ConversationActions() {}

  /** The groups of actions of this context. */
  public static Seq<ActionGroup> groups() {
    return List.of(group(), MessageActions.group(), ProjectActions.group());
  }

  /** The actions that begin with {@code conversation}. */
  private static ActionGroup group() {
    return ActionGroup.of(
        "conversation",
        "Conversations of users: start, list, rename, move, archive.",
        ConversationActions::actions);
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(start(), list(), show(), rename(), move(), archive(), restore(), delete());
  }

  record StartConversation(
      @Param(value = "Its title.", position = 0, defaultValue = Conversation.USUAL_TITLE)
          String title,
      @Param(value = "Its project: a name or an id; else the active one.", label = "project")
          Option<String> project,
      @Param(value = "Its id: starting again under it changes nothing.", label = "id")
          Option<ConversationId> conversation,
      @Param(
              value =
                  "The id that another system gives it: starting again under it changes nothing.",
              label = "id")
          Option<ExternalId> externalId,
      @Param(value = USER, defaultValue = LOCAL, user = true) UserId user) {

    private NewConversation wanted(Workspace workspace) {
      return new NewConversation(
          conversation,
          externalId,
          title,
          project.map(one -> ConversationReferences.project(workspace, user, one)));
    }
  }

  private static Action<?, ?> start() {
    return Action.ofUser()
        .write("conversation.start", "Starts a conversation.")
        .example("{'title':'H-1B timeline','project':'Immigration Law'}")
        .creates()
        .columns(COLUMNS)
        .takes(StartConversation.class)
        .gives(
            ConversationViews.CONVERSATION,
            (workspace, input) ->
                workspace.conversations().start(input.user(), input.wanted(workspace)));
  }

  record ListConversations(
      @Param(value = "Only of this project: a name or an id.", label = "project")
          Option<String> project,
      @Param("Of every project, whichever is active.") boolean allProjects,
      @Param(value = "Live ones, archived ones, or all.", defaultValue = "live") ArchiveFilter show,
      @Param(value = USER, defaultValue = LOCAL, user = true) UserId user,
      @Paged Paging page) {

    ListConversations {
      if (allProjects && project.isDefined()) {
        throw BadInput.of("give {project} or {allProjects}, not both");
      }
    }

    private ConversationQuery query(Workspace workspace) {
      Option<ProjectId> wanted =
          project.map(one -> ConversationReferences.project(workspace, user, one));
      return new ConversationQuery(
          allProjects
              ? Option.none()
              : wanted.orElse(() -> workspace.projects().active(user).map(Project::id)),
          show,
          page.byTime(ConversationId.class));
    }
  }

  private static Action<?, ?> list() {
    return Action.ofUser()
        .read(
            "conversation.list",
            "Lists conversations of the active project, or of all without one, newest first.")
        .example("{'limit':10}")
        .example("{'all_projects':true,'show':'archived'}")
        .listing("conversations")
        .columns(COLUMNS)
        .takes(ListConversations.class)
        .answersPage(
            ConversationViews.CONVERSATION,
            (workspace, input) ->
                workspace.conversations().list(input.user(), input.query(workspace)));
  }

  record NamedConversation(
      @Param(value = CONVERSATION, position = 0) String conversation,
      @Param(value = USER, defaultValue = LOCAL, user = true) UserId user) {

    private ConversationId id(Workspace workspace) {
      return ConversationReferences.conversation(workspace, user, conversation);
    }
  }

  private static Action<?, ?> show() {
    return Action.ofUser()
        .read("conversation.show", "Shows a conversation.")
        .example("{'conversation':'83c1f0a2'}")
        .columns(COLUMNS)
        .takes(NamedConversation.class)
        .gives(
            ConversationViews.CONVERSATION,
            (workspace, input) ->
                workspace.conversations().find(input.user(), input.conversation()));
  }

  record RenameConversation(
      @Param(value = CONVERSATION, position = 0) String conversation,
      @Param(value = "The new title.", position = 1) String title,
      @Param(value = USER, defaultValue = LOCAL, user = true) UserId user) {}

  private static Action<?, ?> rename() {
    return Action.ofUser()
        .write("conversation.rename", "Renames a conversation.")
        .example("{'conversation':'83c1f0a2','title':'H-1B'}")
        .columns(COLUMNS)
        .takes(RenameConversation.class)
        .gives(
            ConversationViews.CONVERSATION,
            (workspace, input) ->
                workspace
                    .conversations()
                    .rename(
                        input.user(),
                        ConversationReferences.conversation(
                            workspace, input.user(), input.conversation()),
                        input.title()));
  }

  record MoveConversation(
      @Param(value = CONVERSATION, position = 0) String conversation,
      @Param(
              value = "The project: a name or an id; without one, out of any.",
              position = 1,
              label = "project")
          Option<String> project,
      @Param(value = USER, defaultValue = LOCAL, user = true) UserId user) {

    private Either<ConversationRefused, Conversation> move(Workspace workspace) {
      ConversationId id = ConversationReferences.conversation(workspace, user, conversation);
      return project
          .map(one -> ConversationReferences.project(workspace, user, one))
          .map(into -> workspace.conversations().move(user, id, into))
          .getOrElse(() -> workspace.conversations().moveOut(user, id));
    }
  }

  private static Action<?, ?> move() {
    return Action.ofUser()
        .write("conversation.move", "Moves a conversation to a project, or out of any.")
        .example("{'conversation':'83c1f0a2','project':'Immigration Law'}")
        .columns(COLUMNS)
        .takes(MoveConversation.class)
        .gives(ConversationViews.CONVERSATION, (workspace, input) -> input.move(workspace));
  }

  private static Action<?, ?> archive() {
    return Action.ofUser()
        .write("conversation.archive", "Hides a conversation and accepts no more messages for it.")
        .example("{'conversation':'83c1f0a2'}")
        .columns(COLUMNS)
        .takes(NamedConversation.class)
        .gives(
            ConversationViews.CONVERSATION,
            (workspace, input) ->
                workspace.conversations().archive(input.user(), input.id(workspace)));
  }

  private static Action<?, ?> restore() {
    return Action.ofUser()
        .write("conversation.restore", "Lists an archived conversation again.")
        .example("{'conversation':'83c1f0a2'}")
        .columns(COLUMNS)
        .takes(NamedConversation.class)
        .gives(
            ConversationViews.CONVERSATION,
            (workspace, input) ->
                workspace.conversations().restore(input.user(), input.id(workspace)));
  }

  private static Action<?, ?> delete() {
    return Action.ofUser()
        .destroy(
            "conversation.delete",
            "Deletes a conversation with everything that belongs to it; audited.")
        .example("{'conversation':'83c1f0a2'}")
        .columns(COLUMNS)
        .takes(NamedConversation.class)
        .gives(
            ConversationViews.CONVERSATION,
            (workspace, input) ->
                workspace.conversations().delete(input.user(), input.id(workspace)));
  }
}
