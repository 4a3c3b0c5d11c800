package dev.stoa.application.operations;

import dev.stoa.domain.kernel.Labelled;
import io.vavr.control.Option;

/**
 * What became of a maintenance task.
 *
 * @param changed how many things it changed; in a dry run, how many it would change
 * @param more whether there is more to do, which the next run does
 * @param failure why it failed
 */
public record TaskReport(
    String task, Status status, String policy, long changed, boolean more, Option<String> failure) {

  /** What became of a task. */
  public enum Status implements Labelled {
    DONE,
    /** It was a dry run. */
    PREVIEWED,
    NOT_DUE,
    /** Another process is at it. */
    RUNNING,
    FAILED
  }

  static TaskReport of(MaintenanceTask task, Status status, TaskOutcome outcome) {
    return new TaskReport(
        task.name(), status, task.policy(), outcome.changed(), outcome.more(), Option.none());
  }

  static TaskReport of(MaintenanceTask task, Status status) {
    return of(task, status, new TaskOutcome(0, false));
  }

  static TaskReport failed(MaintenanceTask task, RuntimeException failure) {
    return new TaskReport(
        task.name(),
        Status.FAILED,
        task.policy(),
        0,
        false,
        Option.some(String.valueOf(failure.getMessage())));
  }
}
