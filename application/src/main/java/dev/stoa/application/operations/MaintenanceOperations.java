package dev.stoa.application.operations;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.operations.MaintenanceRefused;
import dev.stoa.domain.operations.MaintenanceRun;
import dev.stoa.domain.operations.MaintenanceRuns;
import dev.stoa.domain.operations.MaintenanceStorage;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Instant;
import java.time.InstantSource;

/**
 * Regular work on a workspace: what has expired goes, what is behind is caught up with.
 *
 * <p>A task runs once in its interval, whichever of the processes that use the workspace begins
 * first. One that removes content first reports what it would remove, and removes it an interval
 * later, or from the next run on if a dry run was asked for.
 */
public final class MaintenanceOperations {

  private static final Logger LOG = System.getLogger("dev.stoa.maintenance");

  private final UnitOfWork unitOfWork;
  private final MaintenanceRuns runs;
  private final Seq<MaintenanceTask> tasks;
  private final AppendAudit audit;
  private final InstantSource clock;

  /** For one workspace, with its tasks, clock and id source. */
  public <S extends MaintenanceStorage & AuditStorage> MaintenanceOperations(
      S storage, Iterable<MaintenanceTask> tasks, InstantSource time, IdSource ids) {
    this.unitOfWork = storage.unitOfWork();
    this.runs = storage.maintenanceRuns();
    this.tasks = Vector.ofAll(tasks);
    this.clock = MicrosecondClock.of(time);
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
  }

  /** The tasks, and what each did last. */
  public Seq<MaintenanceState> tasks() {
    Instant now = clock.instant();
    Map<String, MaintenanceRun> known =
        unitOfWork.read(runs::all).toMap(MaintenanceRun::task, run -> run);
    return tasks.map(
        task -> {
          Option<MaintenanceRun> last = known.get(task.name());
          return new MaintenanceState(
              task.name(),
              task.policy(),
              task.every(),
              task.removes(),
              last,
              last.forAll(run -> run.isDue(task.every(), now)));
        });
  }

  /**
   * What the tasks would do now; nothing is changed. The report is audited, and tasks that remove
   * content may run from then on.
   *
   * @param only the names of tasks; none for all
   */
  public Either<MaintenanceRefused, Seq<TaskReport>> preview(Iterable<String> only) {
    return chosen(only).map(some -> some.map(this::preview));
  }

  /** Runs every task that is due. */
  public Seq<TaskReport> run() {
    return ran(tasks, false);
  }

  /**
   * Runs tasks.
   *
   * @param only the names of tasks; none for all
   * @param evenIfNotDue whether to run them now, whenever they ran last
   */
  public Either<MaintenanceRefused, Seq<TaskReport>> run(
      Iterable<String> only, boolean evenIfNotDue) {
    return chosen(only).map(some -> ran(some, evenIfNotDue));
  }

  private Seq<TaskReport> ran(Seq<MaintenanceTask> some, boolean evenIfNotDue) {
    Seq<TaskReport> reports = some.map(task -> run(task, evenIfNotDue));
    audited(reports.filter(one -> one.status() == TaskReport.Status.DONE && one.changed() > 0));
    return reports;
  }

  private Either<MaintenanceRefused, Seq<MaintenanceTask>> chosen(Iterable<String> only) {
    Seq<String> names = Vector.ofAll(only);
    return names
        .find(name -> !tasks.exists(task -> task.name().equals(name)))
        .<Either<MaintenanceRefused, Seq<MaintenanceTask>>>map(
            unknown ->
                Either.left(
                    new MaintenanceRefused.UnknownTask(unknown, tasks.map(MaintenanceTask::name))))
        .getOrElse(
            () ->
                Either.right(tasks.filter(task -> names.isEmpty() || names.contains(task.name()))));
  }

  private TaskReport run(MaintenanceTask task, boolean evenIfNotDue) {
    Either<TaskReport.Status, MaintenanceRun> claimed =
        unitOfWork.run(() -> claim(task, evenIfNotDue));
    return claimed.fold(status -> TaskReport.of(task, status), run -> begun(task, run));
  }

  private Either<TaskReport.Status, MaintenanceRun> claim(
      MaintenanceTask task, boolean evenIfNotDue) {
    Instant now = clock.instant();
    MaintenanceRun last = locked(task);
    if (last.isRunning(now)) {
      return Either.left(TaskReport.Status.RUNNING);
    }
    if (!evenIfNotDue && !last.isDue(task.every(), now)) {
      return Either.left(TaskReport.Status.NOT_DUE);
    }
    MaintenanceRun begun = last.started(now);
    runs.save(begun);
    return Either.right(begun);
  }

  private MaintenanceRun locked(MaintenanceTask task) {
    return runs.lock(task.name())
        .map(last -> last.under(task.policy()))
        .getOrElse(() -> MaintenanceRun.never(task.name(), task.policy()));
  }

  private TaskReport begun(MaintenanceTask task, MaintenanceRun run) {
    if (task.removes() && run.previewedAt().isEmpty()) {
      return preview(task);
    }
    try {
      TaskOutcome outcome = task.run();
      save(run.finished(clock.instant(), outcome.changed()));
      return TaskReport.of(task, TaskReport.Status.DONE, outcome);
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "maintenance task " + task.name() + " failed", e);
      return TaskReport.failed(task, e);
    }
  }

  private TaskReport preview(MaintenanceTask task) {
    try {
      TaskOutcome outcome = task.preview();
      unitOfWork.run(() -> previewed(task, outcome));
      return TaskReport.of(task, TaskReport.Status.PREVIEWED, outcome);
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "dry run of maintenance task " + task.name() + " failed", e);
      return TaskReport.failed(task, e);
    }
  }

  /** The report and the leave to run are committed together. */
  private MaintenanceRun previewed(MaintenanceTask task, TaskOutcome outcome) {
    Instant now = clock.instant();
    MaintenanceRun last = locked(task).previewed(now);
    // A first run that was a dry run has ended; the next one is due an interval later.
    runs.save(last.isRunning(now) ? last.finished(now, 0) : last);
    if (task.removes()) {
      record(
          StoaEventType.OPERATIONS_MAINTENANCE_PREVIEWED,
          TreeMap.of(task.name(), outcome.changed()));
    }
    return last;
  }

  private void save(MaintenanceRun run) {
    unitOfWork.run(
        () -> {
          runs.save(run);
          return run;
        });
  }

  private void audited(Seq<TaskReport> reports) {
    Map<String, Long> changed =
        reports.foldLeft(
            TreeMap.<String, Long>empty(), (all, one) -> all.put(one.task(), one.changed()));
    if (changed.nonEmpty()) {
      unitOfWork.run(() -> record(StoaEventType.OPERATIONS_MAINTAINED, changed));
    }
  }

  private AuditEntry record(StoaEventType type, Map<String, Long> changed) {
    return audit.record(AuditEvent.of(type, AuditMembers.NONE.numbers("changed", changed)));
  }
}
