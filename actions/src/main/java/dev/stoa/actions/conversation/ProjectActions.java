package dev.stoa.actions.conversation;

import static dev.stoa.actions.conversation.ConversationReferences.LOCAL;
import static dev.stoa.actions.conversation.ConversationReferences.PROJECT;
import static dev.stoa.actions.conversation.ConversationReferences.USER;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.actions.shape.View;
import dev.stoa.domain.conversation.Project;
import dev.stoa.domain.conversation.UserId;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What callers may ask of projects. */
final class ProjectActions {

  private static final String[] COLUMNS = {"name", "created_at", "project_id"};

  private ProjectActions() {}

  /** The actions that begin with {@code project}. */
  static ActionGroup group() {
    return ActionGroup.of(
        "project", "Projects, which group conversations.", ProjectActions::actions);
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(
        create(), list(), show(), rename(), activate(), deactivate(), active(), delete());
  }

  record CreateProject(
      @Param(value = "Its name.", position = 0) String name,
      @Param(value = USER, defaultValue = LOCAL, user = true) UserId user) {}

  private static Action<?, ?> create() {
    return Action.ofUser()
        .write("project.create", "Creates a project.")
        .example("{'name':'Immigration Law'}")
        .creates()
        .columns(COLUMNS)
        .takes(CreateProject.class)
        .gives(
            ConversationViews.PROJECT,
            (workspace, input) -> workspace.projects().create(input.user(), input.name()));
  }

  record ListProjects(
      @Param(value = USER, defaultValue = LOCAL, user = true) UserId user, @Paged Paging page) {}

  private static Action<?, ?> list() {
    return Action.ofUser()
        .read("project.list", "Lists projects by name.")
        .example("{}")
        .listing("projects")
        .columns(COLUMNS)
        .takes(ListProjects.class)
        .answersPage(
            ConversationViews.PROJECT,
            (workspace, input) ->
                workspace.projects().list(input.user(), input.page().by(String.class)));
  }

  record NamedProject(
      @Param(value = PROJECT, position = 0) String project,
      @Param(value = USER, defaultValue = LOCAL, user = true) UserId user) {}

  private static Action<?, ?> show() {
    return Action.ofUser()
        .read("project.show", "Shows a project.")
        .example("{'project':'Immigration Law'}")
        .columns(COLUMNS)
        .takes(NamedProject.class)
        .gives(
            ConversationViews.PROJECT,
            (workspace, input) -> workspace.projects().find(input.user(), input.project()));
  }

  record RenameProject(
      @Param(value = PROJECT, position = 0) String project,
      @Param(value = "The new name.", position = 1) String name,
      @Param(value = USER, defaultValue = LOCAL, user = true) UserId user) {}

  private static Action<?, ?> rename() {
    return Action.ofUser()
        .write("project.rename", "Renames a project.")
        .example("{'project':'Immigration Law','name':'Law'}")
        .columns(COLUMNS)
        .takes(RenameProject.class)
        .gives(
            ConversationViews.PROJECT,
            (workspace, input) ->
                workspace
                    .projects()
                    .rename(
                        input.user(),
                        ConversationReferences.project(workspace, input.user(), input.project()),
                        input.name()));
  }

  private static Action<?, ?> activate() {
    return Action.ofUser()
        .write("project.activate", "Makes a project the active one.")
        .details(
            "New conversations belong to the active project, and lists show its conversations"
                + " only.")
        .example("{'project':'Immigration Law'}")
        .columns(COLUMNS)
        .takes(NamedProject.class)
        .gives(
            ConversationViews.PROJECT,
            (workspace, input) ->
                workspace
                    .projects()
                    .activate(
                        input.user(),
                        ConversationReferences.project(workspace, input.user(), input.project())));
  }

  record ForUser(@Param(value = USER, defaultValue = LOCAL, user = true) UserId user) {}

  record ActiveProject(@Param("The active project, if there is any.") Option<Project> project) {

    static final View<ActiveProject> VIEW =
        View.of(ActiveProject.class).nest("project", ConversationViews.PROJECT);
  }

  private static Action<?, ?> deactivate() {
    return Action.ofUser()
        .write("project.deactivate", "Deactivates the active project.")
        .example("{}")
        .takes(ForUser.class)
        .answers(
            ActiveProject.VIEW,
            (workspace, input) -> {
              workspace.projects().deactivate(input.user());
              return new ActiveProject(Option.none());
            });
  }

  private static Action<?, ?> active() {
    return Action.ofUser()
        .read("project.active", "Shows the active project.")
        .example("{}")
        .takes(ForUser.class)
        .answers(
            ActiveProject.VIEW,
            (workspace, input) -> new ActiveProject(workspace.projects().active(input.user())));
  }

  private static Action<?, ?> delete() {
    return Action.ofUser()
        .destroy("project.delete", "Deletes a project; its conversations stay. Audited.")
        .example("{'project':'Immigration Law'}")
        .columns(COLUMNS)
        .takes(NamedProject.class)
        .gives(
            ConversationViews.PROJECT,
            (workspace, input) ->
                workspace
                    .projects()
                    .delete(
                        input.user(),
                        ConversationReferences.project(workspace, input.user(), input.project())));
  }
}
