package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.QuietLibraries;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.schema.Migrations;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.logging.Log;
import org.flywaydb.core.api.logging.LogFactory;

/** Flyway on a schema; a class of its own, so that an up-to-date schema never loads Flyway. */
final class PostgresFlyway {

  private static final String ENGINE = "postgresql";

  private PostgresFlyway() {}

  static void migrate(PostgresWorkspace workspace) {
    try {
      quietly(flyway(workspace)::migrate);
    } catch (FlywayException e) {
      throw new StorageException(
          "cannot migrate schema " + workspace.schema() + ": " + e.getMessage(), e);
    }
  }

  static void validate(PostgresWorkspace workspace) {
    try {
      quietly(flyway(workspace)::validate);
    } catch (FlywayException e) {
      throw new StorageException(
          "schema "
              + workspace.schema()
              + " does not match the migrations of this Stoa: "
              + e.getMessage(),
          e);
    }
  }

  /** Flyway has one global log, so it is replaced only during the migration. */
  private static void quietly(Runnable work) {
    LogFactory.setLogCreator(type -> QuietLibraries.debugLog(Log.class));
    try {
      work.run();
    } finally {
      LogFactory.setLogCreator(null);
    }
  }

  private static Flyway flyway(PostgresWorkspace workspace) {
    return Flyway.configure()
        .dataSource(workspace.migrating())
        .schemas(workspace.schema())
        // Tables of the application are allowed.
        .baselineOnMigrate(workspace.shared())
        .baselineVersion("0")
        .configuration(Migrations.settings(ENGINE))
        .load();
  }
}
