package dev.stoa.application.operations;

import dev.stoa.domain.operations.HealthFinding;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.Supplier;

/** Whether maintenance runs. */
public final class UpkeepCheck implements HealthCheck {

  private static final String CHECK = "maintenance";

  private final Supplier<Seq<MaintenanceState>> tasks;

  /** With the tasks and what each did last. */
  public UpkeepCheck(Supplier<Seq<MaintenanceState>> tasks) {
    this.tasks = tasks;
  }

  @Override
  public Seq<HealthFinding> findings(HealthRequest request) {
    Seq<MaintenanceState> all = tasks.get();
    Seq<MaintenanceState> due = all.filter(MaintenanceState::due);
    if (all.forAll(task -> task.last().isEmpty())) {
      return Vector.of(
          HealthFinding.ok(
              CHECK, "it has never run: `stoa maintain --dry-run` shows what it would do"));
    }
    return Vector.of(
        due.isEmpty()
            ? HealthFinding.ok(CHECK, "no task is due")
            : HealthFinding.warning(
                CHECK,
                due.size() + " tasks are due: " + due.map(MaintenanceState::task).mkString(", "),
                "run `stoa maintain`, or let the platform schedule it"));
  }
}
