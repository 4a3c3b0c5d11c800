package dev.stoa.bootstrap;

import dev.stoa.application.operations.MaintenanceOperations;
import dev.stoa.application.operations.TaskReport;
import dev.stoa.domain.kernel.DaemonThread;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Runs the maintenance of a workspace on a separate thread.
 *
 * <p>Any number of processes may have one: tasks are claimed in the workspace, so that each runs
 * once in its interval.
 */
final class MaintenanceScheduler implements AutoCloseable {

  private static final Logger LOG = System.getLogger("dev.stoa.maintenance");
  private static final long LONGEST_WAIT = 10;

  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(DaemonThread.named("stoa-maintenance"));
  private final Supplier<MaintenanceOperations> maintenance;

  MaintenanceScheduler(MaintenanceSchedule schedule, Supplier<MaintenanceOperations> maintenance) {
    this.maintenance = maintenance;
    thread.scheduleWithFixedDelay(
        this::look,
        schedule.first().toMillis(),
        schedule.between().toMillis(),
        TimeUnit.MILLISECONDS);
  }

  /** A failure must not end the schedule. */
  private void look() {
    try {
      maintenance
          .get()
          .run()
          .filter(MaintenanceScheduler::isNews)
          .forEach(MaintenanceScheduler::log);
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "maintenance failed and is tried again later", e);
    }
  }

  private static boolean isNews(TaskReport report) {
    return report.status() == TaskReport.Status.PREVIEWED || report.changed() > 0;
  }

  private static void log(TaskReport report) {
    LOG.log(
        Level.INFO,
        "maintenance task {0} {1} {2}{3} ({4})",
        report.task(),
        report.status() == TaskReport.Status.PREVIEWED ? "would change" : "changed",
        report.changed(),
        report.more() ? ", and there is more" : "",
        report.policy());
  }

  /** Interrupts a pause between notes, and waits for the step that is running. */
  @Override
  public void close() {
    thread.shutdownNow();
    try {
      if (!thread.awaitTermination(LONGEST_WAIT, TimeUnit.SECONDS)) {
        LOG.log(Level.WARNING, "maintenance is still running while the workspace is closed");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
