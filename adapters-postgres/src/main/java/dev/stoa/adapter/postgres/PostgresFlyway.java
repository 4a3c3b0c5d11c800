package dev.stoa.adapter.postgres;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.schema.Migrations;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/** Flyway on a schema; a class of its own, so that an up-to-date schema never loads Flyway. */
final class PostgresFlyway {

  private static final String ENGINE = "postgresql";

  private PostgresFlyway() {}

  static void migrate(PostgresWorkspace workspace) {
    try {
      flyway(workspace).migrate();
    } catch (FlywayException e) {
      throw new StorageException(
          "cannot migrate schema " + workspace.schema() + ": " + e.getMessage(), e);
    }
  }

  static void validate(PostgresWorkspace workspace) {
    try {
      flyway(workspace).validate();
    } catch (FlywayException e) {
      throw new StorageException(
          "schema " + workspace.schema() + " is not the one this Stoa made: " + e.getMessage(), e);
    }
  }

  private static Flyway flyway(PostgresWorkspace workspace) {
    return Flyway.configure()
        .dataSource(workspace.migrating())
        .schemas(workspace.schema())
        // An application's tables are no reason to refuse its database.
        .baselineOnMigrate(workspace.shared())
        .baselineVersion("0")
        .configuration(Migrations.settings(ENGINE))
        .load();
  }
}
