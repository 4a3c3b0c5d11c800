package dev.stoa.domain.operations;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What the maintenance tasks of a workspace did last. */
public interface MaintenanceRuns {

  /**
   * The run of this task, existing or not, locked until the write unit ends, against every process
   * that uses the workspace.
   *
   * <p>Without an open write unit it throws {@link IllegalStateException}.
   */
  Option<MaintenanceRun> lock(String task);

  /** Stores the run, replacing the previous one of its task. */
  void save(MaintenanceRun run);

  /** All of them, by task. */
  Seq<MaintenanceRun> all();
}
