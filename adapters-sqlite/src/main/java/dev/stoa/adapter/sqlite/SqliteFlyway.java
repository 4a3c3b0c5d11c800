package dev.stoa.adapter.sqlite;

import dev.stoa.adapter.jooq.engine.OtherMigrations;
import dev.stoa.adapter.jooq.engine.QuietLibraries;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.schema.Migrations;
import dev.stoa.storage.SchemaVersion;
import io.vavr.control.Option;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.function.Consumer;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.exception.FlywayValidateException;
import org.flywaydb.core.api.logging.Log;
import org.flywaydb.core.api.logging.LogFactory;
import org.sqlite.SQLiteDataSource;

/** Flyway on a SQLite file; a separate class, so that an up-to-date file never loads Flyway. */
final class SqliteFlyway {

  private SqliteFlyway() {}

  /** Runs pending migrations. */
  static void migrate(SqliteDatabase database, Option<SchemaVersion> installed) {
    try {
      run(database, Flyway::migrate);
    } catch (FlywayValidateException e) {
      throw OtherMigrations.different(database.path().toString(), installed, e);
    } catch (FlywayException e) {
      throw new StorageException(
          "cannot migrate " + database.path() + ": " + OtherMigrations.reason(e), e);
    }
  }

  static void validate(SqliteDatabase database, Option<SchemaVersion> installed) {
    try {
      run(database, Flyway::validate);
    } catch (FlywayException e) {
      throw OtherMigrations.different(database.path().toString(), installed, e);
    }
  }

  private static void run(SqliteDatabase database, Consumer<Flyway> work) {
    QuietLibraries.keepingLogCreator(
        LogFactory.class,
        () -> {
          Flyway flyway = flyway(database);
          LogFactory.setLogCreator(type -> QuietLibraries.debugLog(Log.class));
          work.accept(flyway);
        });
  }

  private static Flyway flyway(SqliteDatabase database) {
    return Flyway.configure()
        .dataSource(new WorkspaceDataSource(database))
        // Tables of the application are allowed.
        .baselineOnMigrate(database.shared())
        .baselineVersion("0")
        .ignoreMigrationPatterns("*:pending", "*:future")
        .configuration(Migrations.settings(SqliteSchema.ENGINE))
        .load();
  }

  /** The connections for Flyway, configured like all others. */
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
