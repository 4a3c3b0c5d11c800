package dev.stoa.actions.goal;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.shape.Param;
import dev.stoa.actions.shape.View;
import dev.stoa.application.goal.GoalOperations;
import dev.stoa.domain.goal.Goal;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** The actions of goals. */
public final class GoalActions {

  private static final View<Goal> GOAL = View.of(Goal.class).rename("id", "goal_id");

  private GoalActions() {}

  /** The groups. */
  public static Seq<ActionGroup> groups() {
    return List.of(ActionGroup.of("goal", "Goals.", () -> List.of(open(), list())));
  }

  record OpenGoal(@Param("What is wanted.") String title) {}

  record ListGoals() {}

  private static Action<?, ?> open() {
    return Action.ofWorkspace()
        .write("goal.open", "Opens a goal.")
        .example("{'title':'learn'}")
        .takes(OpenGoal.class)
        .answers(
            GOAL,
            (workspace, input) -> workspace.operations(GoalOperations.class).open(input.title()));
  }

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("goal.list", "Lists goals.")
        .example("{}")
        .takes(ListGoals.class)
        .answersItems(
            GOAL, (workspace, input) -> workspace.operations(GoalOperations.class).list(100));
  }
}
