package dev.stoa.testkit.operations;

import dev.stoa.domain.operations.MaintenanceRun;
import dev.stoa.domain.operations.MaintenanceRuns;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/** The runs of maintenance tasks in a map. */
public final class InMemoryMaintenanceRuns implements MaintenanceRuns {

  private final Cell<Map<String, MaintenanceRun>> runs;

  public InMemoryMaintenanceRuns(InMemoryUnitOfWork unit) {
    this.runs = unit.cell(TreeMap.empty());
  }

  @Override
  public Option<MaintenanceRun> lock(String task) {
    // Locking counts as writing: it is refused in a read-only unit.
    runs.update(all -> all);
    return runs.get().get(task);
  }

  @Override
  public void save(MaintenanceRun run) {
    runs.update(all -> all.put(run.task(), run));
  }

  @Override
  public Seq<MaintenanceRun> all() {
    return runs.get().values().toVector();
  }
}
