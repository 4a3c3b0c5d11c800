package dev.stoa.adapter.sqlite;

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
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.sqlite.SQLiteErrorCode;

/** The schema of a SQLite file, migrated by one process at a time. */
final class SqliteSchema implements WorkspaceSchema {

  static final String ENGINE = "sqlite";

  private static final String NEWEST =
      "select version from "
          + Migrations.HISTORY
          + " where success = 1 and version is not null order by installed_rank desc limit 1";

  private final SqliteDatabase database;
  private final InstantSource clock;

  SqliteSchema(SqliteDatabase database, InstantSource clock) {
    this.database = database;
    this.clock = clock;
  }

  @Override
  public Option<SchemaVersion> installed() {
    if (!database.holdsData()) {
      return Option.none();
    }
    try (Connection connection = database.openToLook()) {
      Option<SchemaVersion> version = version(connection);
      if (version.isEmpty()) {
        List<String> present = tables(connection);
        OtherMigrations.refuseOlder(
            connection, present, "", database.path().toString(), "give another file");
        check(present);
      }
      return version;
    } catch (SQLException e) {
      throw new StorageException("cannot read " + database.path() + ": " + e.getMessage(), e);
    }
  }

  /** The version in the history, read in one query; none without a history. */
  static Option<SchemaVersion> version(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(NEWEST)) {
      return rows.next()
          ? Option.some(SchemaVersion.parse(rows.getString("version")))
          : Option.none();
    } catch (SQLException e) {
      if (e.getErrorCode() == SQLiteErrorCode.SQLITE_ERROR.code) {
        // The table does not exist.
        return Option.none();
      }
      throw e;
    }
  }

  private static List<String> tables(Connection connection) throws SQLException {
    return names(
        connection,
        "select name from sqlite_master where type in ('table', 'view') and name <> '"
            + Migrations.HISTORY
            + "'");
  }

  private static List<String> names(Connection connection, String query) throws SQLException {
    List<String> names = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(query)) {
      while (rows.next()) {
        names.add(rows.getString("name"));
      }
    }
    return names;
  }

  private void check(List<String> present) {
    if (database.shared()) {
      TakenTables.refuse(present, database.path().toString());
    } else if (!present.isEmpty()) {
      throw new StorageException(
          database.path() + " has tables that are not Stoa's: give another file");
    }
  }

  @Override
  public MigrationReport migrate() {
    return MigrationLock.holding(database.path(), this::migrateAlone);
  }

  private MigrationReport migrateAlone() {
    Option<SchemaVersion> before = installed();
    SchemaVersion.refuseNewer(before);
    if (before.contains(SchemaVersion.LATEST)) {
      return new MigrationReport(before, SchemaVersion.LATEST, Option.none());
    }
    boolean missing = !database.shared() && !Files.exists(database.path());
    Option<Path> backup = before.map(version -> SqliteBackup.of(database, clock.instant()));
    try {
      if (before.isDefined() || database.shared() || !SqliteCreation.create(database)) {
        SqliteFlyway.migrate(database, before);
      }
    } catch (StorageException e) {
      if (missing) {
        SqliteFiles.remove(database.path(), e);
      }
      backup.filter(path -> isStill(before)).forEach(path -> SqliteFiles.remove(path, e));
      throw e;
    }
    return new MigrationReport(before, SchemaVersion.LATEST, backup.map(Path::toString));
  }

  /** Every migration commits as a whole: the same version is the same content. */
  private boolean isStill(Option<SchemaVersion> before) {
    try {
      return installed().equals(before);
    } catch (StorageException e) {
      return false;
    }
  }

  @Override
  public void validate() {
    SqliteFlyway.validate(database, installed());
  }

  @Override
  public Seq<MissingIndex> missingIndexes() {
    try (Connection connection = database.openToLook()) {
      return MissingIndex.among(
          ENGINE,
          names(
              connection,
              "select script as name from " + Migrations.HISTORY + " where type = 'SQL'"),
          Set.copyOf(
              names(
                  connection,
                  "select name from sqlite_master where type = 'index' and sql is not null")));
    } catch (SQLException e) {
      throw new StorageException("cannot read " + database.path() + ": " + e.getMessage(), e);
    }
  }
}
