package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.engine.OtherMigrations;
import dev.stoa.adapter.jooq.engine.TakenTables;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.schema.Migrations;
import dev.stoa.storage.MigrationReport;
import dev.stoa.storage.MissingIndex;
import dev.stoa.storage.SchemaVersion;
import dev.stoa.storage.WorkspaceSchema;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.sql.DataSource;

/** The schema of a workspace on PostgreSQL, migrated by one process at a time. */
final class PostgresSchema implements WorkspaceSchema {

  /** No such table, no such schema. */
  private static final Set<String> ABSENT = Set.of("42P01", "3F000");

  private static final String INSTEAD = "name another with ?currentSchema=…";

  private final PostgresWorkspace workspace;
  private final DataSource reads;

  /** Reads the version over existing connections, if there are any. */
  PostgresSchema(PostgresWorkspace workspace, DataSource reads) {
    this.workspace = workspace;
    this.reads = reads;
  }

  @Override
  public Option<SchemaVersion> installed() {
    try (Connection connection = PostgresWorkspace.connect(reads)) {
      Option<SchemaVersion> version = version(connection);
      if (version.isEmpty()) {
        List<String> present = tables(connection);
        OtherMigrations.refuseOlder(
            connection, present, workspace.schema() + ".", where(), INSTEAD);
        check(present);
      }
      return version;
    } catch (SQLException e) {
      throw failed("cannot read schema " + workspace.schema(), e);
    }
  }

  /** The version in the history, read in one query; none without a history. */
  private Option<SchemaVersion> version(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "select version from "
                    + workspace.schema()
                    + "."
                    + Migrations.HISTORY
                    + " where success and version is not null"
                    + " order by installed_rank desc limit 1")) {
      return rows.next()
          ? Option.some(SchemaVersion.parse(rows.getString("version")))
          : Option.none();
    } catch (SQLException e) {
      if (ABSENT.contains(e.getSQLState())) {
        if (!connection.getAutoCommit()) {
          connection.rollback();
        }
        return Option.none();
      }
      throw e;
    }
  }

  private List<String> tables(Connection connection) throws SQLException {
    return names(
        connection,
        "select tablename as name from pg_tables where schemaname = ? and tablename <> ?",
        workspace.schema(),
        Migrations.HISTORY);
  }

  private static List<String> names(Connection connection, String query, String... values)
      throws SQLException {
    List<String> names = new ArrayList<>();
    try (PreparedStatement statement = connection.prepareStatement(query)) {
      for (int i = 0; i < values.length; i++) {
        statement.setString(i + 1, values[i]);
      }
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          names.add(rows.getString("name"));
        }
      }
    }
    return names;
  }

  private void check(List<String> present) {
    if (workspace.shared()) {
      TakenTables.refuse(present, where());
    } else if (!present.isEmpty()) {
      throw new StorageException(where() + " has tables that are not Stoa's: " + INSTEAD);
    }
  }

  private String where() {
    return "schema " + workspace.schema();
  }

  @Override
  public MigrationReport migrate() {
    // The lock ends with its session, so a process that dies here blocks no one.
    try (Connection guard = PostgresWorkspace.connect(workspace.migrating())) {
      lock(guard, "pg_advisory_lock");
      try {
        Option<SchemaVersion> before = installed();
        SchemaVersion.refuseNewer(before);
        if (!before.contains(SchemaVersion.LATEST) && !created(guard, before)) {
          PostgresFlyway.migrate(workspace, before);
        }
        return new MigrationReport(before, SchemaVersion.LATEST, Option.none());
      } finally {
        // A connection of the application is returned, not closed.
        lock(guard, "pg_advisory_unlock");
      }
    } catch (SQLException e) {
      throw failed("cannot migrate schema " + workspace.schema(), e);
    }
  }

  /** Whether there was nothing: beside tables of an application, Flyway says what was there. */
  private boolean created(Connection guard, Option<SchemaVersion> before) throws SQLException {
    return before.isEmpty()
        && !workspace.shared()
        && PostgresCreation.create(guard, workspace.schema());
  }

  private void lock(Connection guard, String function) throws SQLException {
    try (PreparedStatement lock = guard.prepareStatement("select " + function + "(?)")) {
      lock.setLong(1, AdvisoryKey.of(workspace.schema(), "migrate"));
      lock.execute();
    }
  }

  @Override
  public void validate() {
    PostgresFlyway.validate(workspace, installed());
  }

  @Override
  public Seq<MissingIndex> missingIndexes() {
    try (Connection connection = PostgresWorkspace.connect(reads)) {
      String history = workspace.schema() + "." + Migrations.HISTORY;
      return MissingIndex.among(
          PostgresCreation.ENGINE,
          names(connection, "select script as name from " + history + " where type = 'SQL'"),
          Set.copyOf(
              names(
                  connection,
                  "select indexname as name from pg_indexes where schemaname = ?",
                  workspace.schema())));
    } catch (SQLException e) {
      throw failed("cannot read schema " + workspace.schema(), e);
    }
  }

  private static StorageException failed(String sentence, Exception e) {
    return new StorageException(sentence + ": " + e.getMessage(), e);
  }
}
