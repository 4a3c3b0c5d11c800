package dev.stoa.domain.operations;

import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;
import io.vavr.collection.Seq;

/** Why maintenance did not run. */
public sealed interface MaintenanceRefused extends Refusal {

  /** No task has this name. */
  @RefusalCode("maintenance.unknown_task")
  record UnknownTask(String task, Seq<String> tasks) implements MaintenanceRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "task " + task + " is unknown: give one of " + tasks.mkString(", ");
    }
  }
}
