package dev.stoa.adapter.jooq.operations;

import static dev.stoa.schema.generated.tables.MaintenanceTasks.MAINTENANCE_TASKS;

import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.operations.MaintenanceRun;
import dev.stoa.domain.operations.MaintenanceRuns;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;

/** The runs in the table {@code maintenance_tasks}. */
final class JooqMaintenanceRuns implements MaintenanceRuns {

  private final JooqSession session;

  JooqMaintenanceRuns(JooqSession session) {
    this.session = session;
  }

  @Override
  public Option<MaintenanceRun> lock(String task) {
    // Locked by name, not by row, because the first run of a task has no row yet.
    session.serialize(LockName.MAINTENANCE.of(task));
    return session.one(
        MaintenanceSql.FIND_TASK,
        binds -> binds.set(MAINTENANCE_TASKS.NAME, task),
        JooqMaintenanceRuns::run);
  }

  @Override
  public void save(MaintenanceRun run) {
    session.run(
        MaintenanceSql.SAVE_TASK,
        binds ->
            binds
                .set(MAINTENANCE_TASKS.NAME, run.task())
                .set(MAINTENANCE_TASKS.POLICY, run.policy())
                .set(MAINTENANCE_TASKS.PREVIEWED_AT, run.previewedAt().getOrNull())
                .set(MAINTENANCE_TASKS.STARTED_AT, run.startedAt().getOrNull())
                .set(MAINTENANCE_TASKS.FINISHED_AT, run.finishedAt().getOrNull())
                .set(MAINTENANCE_TASKS.CHANGED, run.changed()));
  }

  @Override
  public Seq<MaintenanceRun> all() {
    return session.list(MaintenanceSql.ALL_TASKS, Binder.NOTHING, JooqMaintenanceRuns::run);
  }

  private static MaintenanceRun run(Row row) throws SQLException {
    return new MaintenanceRun(
        row.get(MAINTENANCE_TASKS.NAME),
        row.get(MAINTENANCE_TASKS.POLICY),
        Option.of(row.get(MAINTENANCE_TASKS.PREVIEWED_AT)),
        Option.of(row.get(MAINTENANCE_TASKS.STARTED_AT)),
        Option.of(row.get(MAINTENANCE_TASKS.FINISHED_AT)),
        row.get(MAINTENANCE_TASKS.CHANGED));
  }
}
