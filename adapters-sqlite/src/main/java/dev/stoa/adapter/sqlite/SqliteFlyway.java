package dev.stoa.adapter.sqlite;

import dev.stoa.adapter.jooq.QuietLibraries;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.schema.Migrations;
import java.sql.Connection;
import java.sql.SQLException;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.logging.Log;
import org.flywaydb.core.api.logging.LogFactory;
import org.sqlite.SQLiteDataSource;

/** Flyway on a SQLite file; a class of its own, so that an up-to-date file never loads Flyway. */
final class SqliteFlyway {

  private SqliteFlyway() {}

  /** Runs what is pending; the sentence begins what a failure says. */
  static void migrate(SqliteDatabase database, String sentence) {
    try {
      quietly(flyway(database)::migrate);
    } catch (FlywayException e) {
      throw new StorageException(sentence + ": " + e.getMessage(), e);
    }
  }

  static void validate(SqliteDatabase database) {
    try {
      quietly(flyway(database)::validate);
    } catch (FlywayException e) {
      throw new StorageException(
          "the schema of " + database.path() + " is not the one this Stoa made: " + e.getMessage(),
          e);
    }
  }

  /** Flyway has one log for all who use it, so it is replaced only for this long. */
  private static void quietly(Runnable work) {
    LogFactory.setLogCreator(type -> QuietLibraries.debugLog(Log.class));
    try {
      work.run();
    } finally {
      LogFactory.setLogCreator(null);
    }
  }

  private static Flyway flyway(SqliteDatabase database) {
    return Flyway.configure()
        .dataSource(new WorkspaceDataSource(database))
        // An application's tables are no reason to refuse its file.
        .baselineOnMigrate(database.shared())
        .baselineVersion("0")
        .configuration(Migrations.settings(SqliteSchema.ENGINE))
        .load();
  }

  /** The connections Flyway asks for, set up as every other one. */
  private static final class WorkspaceDataSource extends SQLiteDataSource {
    private final SqliteDatabase database;

    WorkspaceDataSource(SqliteDatabase database) {
      this.database = database;
    }

    @Override
    public Connection getConnection() throws SQLException {
      return database.openWriter();
    }
  }
}
