package dev.stoa.actions.operations;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.shape.Param;
import dev.stoa.actions.shape.View;
import dev.stoa.application.operations.TaskReport;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** What callers may ask of maintenance. */
final class MaintenanceActions {

  private MaintenanceActions() {}

  /** The action {@code maintain}. */
  static ActionGroup group() {
    return ActionGroup.of(
        "maintain", "Runs the maintenance tasks that are due.", () -> List.of(maintain()));
  }

  record Maintain(
      @Param(value = "Only these tasks, instead of all.", option = "task") Seq<String> tasks,
      @Param("Report what would be done, and change nothing.") boolean dryRun,
      @Param("Run the tasks even if they are not due.") boolean now) {}

  record Maintenance(Seq<TaskReport> tasks, boolean ok) {

    private static final View<Maintenance> VIEW =
        View.of(Maintenance.class)
            .nest(
                "tasks",
                View.of(TaskReport.class, "MaintenanceTask")
                    .note("changed", "How many things were changed, or would be in a dry run.")
                    .note("more", "Whether there is more, which the next run does.")
                    .note("policy", "What it does, with its limits.")
                    .before("policy", "failure")
                    .note("failure", "Why it failed."));

    private static Maintenance of(Seq<TaskReport> reports) {
      return new Maintenance(
          reports, reports.forAll(report -> report.status() != TaskReport.Status.FAILED));
    }
  }

  private static Action<?, ?> maintain() {
    return Action.ofOperator()
        .destroy("maintain", "Runs the maintenance tasks that are due.")
        .details(
            "A task that removes content first reports what it would remove, and removes it in a"
                + " later run. A task runs once in its interval, whichever process starts it.")
        .apart()
        .example("{'dry_run':true}")
        .example("{'tasks':['critique-expiry'],'now':true}")
        .columns("tasks.task", "tasks.status", "tasks.changed", "tasks.more", "tasks.policy")
        .takes(Maintain.class)
        .gives(
            Maintenance.VIEW,
            (workspace, input) ->
                (input.dryRun()
                        ? workspace.maintenance().preview(input.tasks())
                        : workspace.maintenance().run(input.tasks(), input.now()))
                    .map(Maintenance::of))
        .picture(
            seen ->
                seen.value()
                    .tasks()
                    .flatMap(
                        task -> task.failure().map(why -> task.task() + " failed: " + why + "\n"))
                    .mkString())
        .soundIf(seen -> seen.value().ok());
  }
}
