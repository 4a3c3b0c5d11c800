package dev.stoa.actions.operations;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.operations.TaskReport;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

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

  record ShownMaintenanceTask(
      String task,
      TaskReport.Status status,
      @Param("How many things were changed, or would be in a dry run.") long changed,
      @Param("Whether there is more, which the next run does.") boolean more,
      @Param("What it does, with its limits.") String policy,
      @Param("Why it failed.") Option<String> failure) {

    private static ShownMaintenanceTask of(TaskReport report) {
      return new ShownMaintenanceTask(
          report.task(),
          report.status(),
          report.changed(),
          report.more(),
          report.policy(),
          report.failure());
    }
  }

  record ShownMaintenance(Seq<ShownMaintenanceTask> tasks, boolean ok) {

    private static ShownMaintenance of(Seq<TaskReport> reports) {
      return new ShownMaintenance(
          reports.map(ShownMaintenanceTask::of).toVector(),
          reports.forAll(report -> report.status() != TaskReport.Status.FAILED));
    }
  }

  private static Action<?, ?> maintain() {
    return Action.ofOperator()
        .destroy("maintain", "Runs the maintenance tasks that are due.")
        .details(
            "A task that removes content first reports what it would remove, and removes it in a"
                + " later run. A task runs once in its interval, whichever process starts it.")
        .example("{'dry_run':true}")
        .example("{'tasks':['critique-expiry'],'now':true}")
        .columns("tasks.task", "tasks.status", "tasks.changed", "tasks.more", "tasks.policy")
        .takes(Maintain.class)
        .gives(
            ShownMaintenance.class,
            (workspace, input) ->
                input.dryRun()
                    ? workspace.maintenance().preview(input.tasks())
                    : workspace.maintenance().run(input.tasks(), input.now()),
            ShownMaintenance::of)
        .picture(
            maintained ->
                maintained
                    .tasks()
                    .flatMap(
                        task -> task.failure().map(why -> task.task() + " failed: " + why + "\n"))
                    .mkString())
        .soundIf(ShownMaintenance::ok);
  }
}
