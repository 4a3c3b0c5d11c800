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
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.sqlite.SQLiteDataSource;

/** The schema of a SQLite file, moved forward by one process at a time. */
final class SqliteSchema implements WorkspaceSchema {

  private static final String ENGINE = "sqlite";

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
    try (Connection connection = file.openToLook();
        Statement statement = connection.createStatement()) {
      if (!has(statement, "name = '" + Migrations.HISTORY + "'")) {
        if (has(statement, "type = 'table'")) {
          throw new StorageException(
              file.path() + " holds tables that are not Stoa's: give another file");
        }
        return Option.none();
      }
      try (ResultSet rows =
          statement.executeQuery(
              "select version from "
                  + Migrations.HISTORY
                  + " where success = 1"
                  + " and version is not null order by installed_rank desc limit 1")) {
        return rows.next() ? Option.some(SchemaVersion.parse(rows.getString(1))) : Option.none();
      }
    } catch (SQLException e) {
      throw new StorageException("cannot read " + file.path() + ": " + e.getMessage(), e);
    }
  }

  private static boolean has(Statement statement, String condition) throws SQLException {
    try (ResultSet rows =
        statement.executeQuery("select 1 from sqlite_master where " + condition + " limit 1")) {
      return rows.next();
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
    try {
      flyway().migrate();
    } catch (FlywayException e) {
      throw new StorageException(
          "cannot migrate "
              + file.path()
              + backup.map(path -> " (as it was before: " + path + ")").getOrElse("")
              + ": "
              + e.getMessage(),
          e);
    }
    return new MigrationReport(before, SchemaVersion.LATEST, backup);
  }

  @Override
  public void validate() {
    try {
      flyway().validate();
    } catch (FlywayException e) {
      throw new StorageException(
          "the schema of " + file.path() + " is not the one this Stoa made: " + e.getMessage(), e);
    }
  }

  private Flyway flyway() {
    return Flyway.configure()
        .dataSource(new FileDataSource(file))
        .configuration(Migrations.settings(ENGINE))
        .load();
  }

  /** The connections Flyway asks for, set up as every other one. */
  private static final class FileDataSource extends SQLiteDataSource {
    private final SqliteFile file;

    FileDataSource(SqliteFile file) {
      this.file = file;
    }

    @Override
    public Connection getConnection() throws SQLException {
      return file.openWriter();
    }
  }
}
