package dev.stoa.application.operations;

import dev.stoa.domain.operations.HealthFinding;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.Supplier;

/** Whether maintenance runs, and how long it keeps content. */
public final class UpkeepCheck implements HealthCheck {

  private static final String CHECK = "maintenance";
  private static final String RETENTION = "retention";

  private final Supplier<Seq<MaintenanceState>> tasks;

  /** With the tasks and what each did last. */
  public UpkeepCheck(Supplier<Seq<MaintenanceState>> tasks) {
    this.tasks = tasks;
  }

  @Override
  public Seq<HealthFinding> findings(HealthRequest request) {
    Seq<MaintenanceState> all = tasks.get();
    return Vector.of(upkeep(all), retention(all));
  }

  private static HealthFinding upkeep(Seq<MaintenanceState> all) {
    if (all.forAll(task -> task.last().isEmpty())) {
      return HealthFinding.ok(
          CHECK, "it has never run: `stoa maintain --dry-run` shows what it would do");
    }
    Seq<MaintenanceState> due = all.filter(MaintenanceState::due);
    return due.isEmpty()
        ? HealthFinding.ok(CHECK, "no task is due")
        : HealthFinding.warning(
            CHECK,
            due.size() + " tasks are due: " + due.map(MaintenanceState::task).mkString(", "),
            "run `stoa maintain`, or let the platform schedule it");
  }

  /** How long content is kept, as the tasks that remove some say it. */
  private static HealthFinding retention(Seq<MaintenanceState> all) {
    return HealthFinding.ok(
        RETENTION,
        all.filter(MaintenanceState::removes)
            .map(task -> task.task() + " " + task.policy())
            .mkString("; "));
  }
}
