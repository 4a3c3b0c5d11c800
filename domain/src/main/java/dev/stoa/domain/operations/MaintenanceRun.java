package dev.stoa.domain.operations;

import dev.stoa.domain.kernel.PlainText;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/**
 * What a maintenance task did last.
 *
 * @param policy the limits that the dry run was made with, in words
 * @param previewedAt when the dry run with these limits was reported
 * @param startedAt when it last began
 * @param finishedAt when it last ended
 * @param changed how many rows the last run changed
 */
public record MaintenanceRun(
    String task,
    String policy,
    Option<Instant> previewedAt,
    Option<Instant> startedAt,
    Option<Instant> finishedAt,
    long changed) {

  private static final int MAX_NAME = 100;
  private static final int MAX_POLICY = 1_000;

  /** After this time a run that did not end was interrupted, and the task may begin again. */
  private static final Duration INTERRUPTED = Duration.ofHours(1);

  public MaintenanceRun {
    PlainText.require("task", task, MAX_NAME);
    PlainText.require("policy", policy, MAX_POLICY);
  }

  /** A task that has never run. */
  public static MaintenanceRun never(String task, String policy) {
    return new MaintenanceRun(task, policy, Option.none(), Option.none(), Option.none(), 0);
  }

  /** Other limits need a dry run of their own. */
  public MaintenanceRun under(String limits) {
    return limits.equals(policy)
        ? this
        : new MaintenanceRun(task, limits, Option.none(), startedAt, finishedAt, changed);
  }

  /** Whether no run is under way and the last one is due again. */
  public boolean isDue(Duration every, Instant now) {
    return !isRunning(now) && finishedAt.forAll(last -> !last.plus(every).isAfter(now));
  }

  /** Whether a run has begun that was not interrupted. */
  public boolean isRunning(Instant now) {
    return startedAt.exists(
        began ->
            finishedAt.forAll(ended -> ended.isBefore(began))
                && now.isBefore(began.plus(INTERRUPTED)));
  }

  public MaintenanceRun previewed(Instant now) {
    return new MaintenanceRun(task, policy, Option.some(now), startedAt, finishedAt, changed);
  }

  public MaintenanceRun started(Instant now) {
    return new MaintenanceRun(task, policy, previewedAt, Option.some(now), finishedAt, changed);
  }

  public MaintenanceRun finished(Instant now, long rows) {
    return new MaintenanceRun(task, policy, previewedAt, startedAt, Option.some(now), rows);
  }
}
