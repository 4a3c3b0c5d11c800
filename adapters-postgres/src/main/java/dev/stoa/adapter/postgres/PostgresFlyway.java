package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.engine.OtherMigrations;
import dev.stoa.adapter.jooq.engine.QuietLibraries;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.storage.SchemaVersion;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.exception.FlywayValidateException;
import org.flywaydb.core.api.logging.Log;
import org.flywaydb.core.api.logging.LogFactory;

/** Flyway on a schema; a separate class, so that an up-to-date schema never loads Flyway. */
final class PostgresFlyway {

  private PostgresFlyway() {}

  static void migrate(PostgresWorkspace workspace, Option<SchemaVersion> installed) {
    try {
      run(workspace, Flyway::migrate);
    } catch (FlywayValidateException e) {
      throw OtherMigrations.different("schema " + workspace.schema(), installed, e);
    } catch (FlywayException e) {
      throw new StorageException(
          "cannot migrate schema " + workspace.schema() + ": " + OtherMigrations.reason(e), e);
    }
  }

  static void validate(PostgresWorkspace workspace, Option<SchemaVersion> installed) {
    try {
      run(workspace, Flyway::validate);
    } catch (FlywayException e) {
      throw OtherMigrations.different("schema " + workspace.schema(), installed, e);
    }
  }

  private static void run(PostgresWorkspace workspace, Consumer<Flyway> work) {
    QuietLibraries.keepingLogCreator(
        LogFactory.class,
        () -> {
          Flyway flyway = flyway(workspace);
          LogFactory.setLogCreator(type -> QuietLibraries.debugLog(Log.class));
          work.accept(flyway);
        });
  }

  private static Flyway flyway(PostgresWorkspace workspace) {
    return Flyway.configure()
        .dataSource(workspace.migrating())
        .schemas(workspace.schema())
        // Tables of the application are allowed.
        .baselineOnMigrate(workspace.shared())
        .baselineVersion("0")
        .ignoreMigrationPatterns("*:pending", "*:future")
        .configuration(PostgresCreation.settings())
        .load();
  }
}
