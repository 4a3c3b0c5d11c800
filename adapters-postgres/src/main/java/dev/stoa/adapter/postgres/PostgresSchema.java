package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.MigrationReport;
import dev.stoa.adapter.jooq.SchemaGate;
import dev.stoa.adapter.jooq.SchemaVersion;
import dev.stoa.adapter.jooq.WorkspaceSchema;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.schema.Migrations;
import io.vavr.control.Option;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/** The schema of a workspace on PostgreSQL, moved forward by one process at a time. */
final class PostgresSchema implements WorkspaceSchema {

  private static final String ENGINE = "postgresql";

  private final PostgresWorkspace workspace;

  PostgresSchema(PostgresWorkspace workspace) {
    this.workspace = workspace;
  }

  @Override
  public Option<SchemaVersion> installed() {
    try (Connection connection = workspace.connect()) {
      if (!holds(connection, Migrations.HISTORY)) {
        if (holds(connection, "%")) {
          throw new StorageException(
              "schema "
                  + workspace.schema()
                  + " holds tables that are not Stoa's: name another with ?currentSchema=…");
        }
        return Option.none();
      }
      try (PreparedStatement newest =
              connection.prepareStatement(
                  "select version from "
                      + workspace.schema()
                      + "."
                      + Migrations.HISTORY
                      + " where success and version is not null"
                      + " order by installed_rank desc limit 1");
          ResultSet rows = newest.executeQuery()) {
        return rows.next() ? Option.some(SchemaVersion.parse(rows.getString(1))) : Option.none();
      }
    } catch (SQLException e) {
      throw failed("cannot read schema " + workspace.schema(), e);
    }
  }

  private boolean holds(Connection connection, String tablePattern) throws SQLException {
    try (PreparedStatement tables =
        connection.prepareStatement(
            "select 1 from pg_tables where schemaname = ? and tablename like ? limit 1")) {
      tables.setString(1, workspace.schema());
      tables.setString(2, tablePattern);
      try (ResultSet rows = tables.executeQuery()) {
        return rows.next();
      }
    }
  }

  @Override
  public MigrationReport migrate() {
    // The lock ends with its connection, so a process that dies here blocks nobody.
    try (Connection guard = workspace.connect()) {
      lock(guard);
      Option<SchemaVersion> before = installed();
      SchemaGate.refuseNewer(before);
      if (!before.contains(SchemaVersion.LATEST)) {
        flyway().migrate();
      }
      return new MigrationReport(before, SchemaVersion.LATEST, Option.none());
    } catch (SQLException | FlywayException e) {
      throw failed("cannot migrate schema " + workspace.schema(), e);
    }
  }

  private void lock(Connection guard) throws SQLException {
    try (PreparedStatement lock = guard.prepareStatement("select pg_advisory_lock(?)")) {
      lock.setLong(1, AdvisoryKey.of(workspace.schema(), "migrate"));
      lock.execute();
    }
  }

  @Override
  public void validate() {
    try {
      flyway().validate();
    } catch (FlywayException e) {
      throw failed("schema " + workspace.schema() + " is not the one this Stoa made", e);
    }
  }

  private Flyway flyway() {
    return Flyway.configure()
        .dataSource(workspace.url(), null, null)
        .schemas(workspace.schema())
        .configuration(Migrations.settings(ENGINE))
        .load();
  }

  private static StorageException failed(String sentence, Exception e) {
    return new StorageException(sentence + ": " + e.getMessage(), e);
  }
}
