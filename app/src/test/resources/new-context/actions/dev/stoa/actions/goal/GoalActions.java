package dev.stoa.actions.goal;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Items;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.goal.GoalOperations;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** The actions of goals. */
public final class GoalActions {

  private GoalActions() {}

  /** The groups. */
  public static Seq<ActionGroup> groups() {
    return List.of(ActionGroup.of("goal", "Goals.", () -> List.of(open(), list())));
  }

  record OpenGoal(@Param("What is wanted.") String title) {}

  record ListGoals() {}

  record ShownGoal(String title) {}

  private static Action<?, ?> open() {
    return Action.ofWorkspace()
        .write("goal.open", "Opens a goal.")
        .example("{'title':'learn'}")
        .takes(OpenGoal.class)
        .answers(
            ShownGoal.class,
            (workspace, input) ->
                new ShownGoal(
                    workspace.operations(GoalOperations.class).open(input.title()).title()));
  }

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("goal.list", "Lists goals.")
        .example("{}")
        .takes(ListGoals.class)
        .answersItems(
            ShownGoal.class,
            (workspace, input) ->
                new Items<>(
                    workspace
                        .operations(GoalOperations.class)
                        .list(100)
                        .map(goal -> new ShownGoal(goal.title()))));
  }
}
