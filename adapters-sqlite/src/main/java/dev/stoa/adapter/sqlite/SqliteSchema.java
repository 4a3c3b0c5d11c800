package dev.stoa.adapter.sqlite;

import dev.stoa.adapter.jooq.MigrationReport;
import dev.stoa.adapter.jooq.SchemaGate;
import dev.stoa.adapter.jooq.SchemaVersion;
import dev.stoa.adapter.jooq.WorkspaceSchema;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.schema.Migrations;
import io.vavr.control.Option;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.InstantSource;
import org.sqlite.SQLiteErrorCode;

/** The schema of a SQLite file, moved forward by one process at a time. */
final class SqliteSchema implements WorkspaceSchema {

  static final String ENGINE = "sqlite";

  private static final String NEWEST =
      "select version from "
          + Migrations.HISTORY
          + " where success = 1 and version is not null order by installed_rank desc limit 1";

  private final SqliteFile file;
  private final InstantSource clock;

  SqliteSchema(SqliteFile file, InstantSource clock) {
    this.file = file;
    this.clock = clock;
  }

  @Override
  public Option<SchemaVersion> installed() {
    if (!file.holdsData()) {
      return Option.none();
    }
    try (Connection connection = file.openToLook()) {
      Option<SchemaVersion> version = version(connection);
      if (version.isEmpty()) {
        refuseForeignTables(connection);
      }
      return version;
    } catch (SQLException e) {
      throw new StorageException("cannot read " + file.path() + ": " + e.getMessage(), e);
    }
  }

  /** The version the history tells, in one query; none where there is no history. */
  static Option<SchemaVersion> version(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(NEWEST)) {
      return rows.next() ? Option.some(SchemaVersion.parse(rows.getString(1))) : Option.none();
    } catch (SQLException e) {
      if (e.getErrorCode() == SQLiteErrorCode.SQLITE_ERROR.code) {
        // There is no such table.
        return Option.none();
      }
      throw e;
    }
  }

  private void refuseForeignTables(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "select 1 from sqlite_master where type = 'table' and name <> '"
                    + Migrations.HISTORY
                    + "' limit 1")) {
      if (rows.next()) {
        throw new StorageException(
            file.path() + " holds tables that are not Stoa's: give another file");
      }
    }
  }

  @Override
  public MigrationReport migrate() {
    return MigrationLock.holding(file.path(), this::migrateAlone);
  }

  private MigrationReport migrateAlone() {
    Option<SchemaVersion> before = installed();
    SchemaGate.refuseNewer(before);
    if (before.contains(SchemaVersion.LATEST)) {
      return new MigrationReport(before, SchemaVersion.LATEST, Option.none());
    }
    Option<String> backup =
        before.map(version -> SqliteBackup.of(file, clock.instant()).toString());
    SqliteFlyway.migrate(
        file,
        "cannot migrate "
            + file.path()
            + backup.map(path -> " (as it was before: " + path + ")").getOrElse(""));
    return new MigrationReport(before, SchemaVersion.LATEST, backup);
  }

  @Override
  public void validate() {
    SqliteFlyway.validate(file);
  }
}
