package dev.stoa.adapter.jooq.operations;

import static dev.stoa.schema.generated.tables.MaintenanceTasks.MAINTENANCE_TASKS;
import static org.jooq.impl.DSL.noCondition;

import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.operations.MaintenanceRun;
import dev.stoa.domain.operations.MaintenanceRuns;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;

/** The runs in the table {@code maintenance_tasks}. */
final class JooqMaintenanceRuns implements MaintenanceRuns {

  private static final Rows<MaintenanceRun> RUNS =
      Rows.of(MAINTENANCE_TASKS, JooqMaintenanceRuns::run)
          .key(MAINTENANCE_TASKS.NAME, MaintenanceRun::task)
          .changing()
          .set(MAINTENANCE_TASKS.POLICY, MaintenanceRun::policy)
          .maybe(MAINTENANCE_TASKS.PREVIEWED_AT, MaintenanceRun::previewedAt)
          .maybe(MAINTENANCE_TASKS.STARTED_AT, MaintenanceRun::startedAt)
          .maybe(MAINTENANCE_TASKS.FINISHED_AT, MaintenanceRun::finishedAt)
          .set(MAINTENANCE_TASKS.CHANGED, MaintenanceRun::changed);

  private static final Lookup<String, MaintenanceRun> BY_NAME = RUNS.by(MAINTENANCE_TASKS.NAME);
  private static final Statement ALL =
      Statement.of(() -> RUNS.select(noCondition()).orderBy(MAINTENANCE_TASKS.NAME));

  private final JooqSession session;

  JooqMaintenanceRuns(JooqSession session) {
    this.session = session;
  }

  @Override
  public Option<MaintenanceRun> lock(String task) {
    // Locked by name, not by row, because the first run of a task has no row yet.
    session.serialize(LockName.MAINTENANCE.of(task));
    return BY_NAME.find(session, task);
  }

  @Override
  public void save(MaintenanceRun run) {
    RUNS.put(session, run);
  }

  @Override
  public Seq<MaintenanceRun> all() {
    return RUNS.list(session, ALL, Binder.NOTHING);
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
