package dev.stoa.adapter.postgres;

import dev.stoa.schema.MigrationsDigest;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import dev.stoa.testkit.postgres.PostgresServer;

/** Databases with the latest schema: one is migrated, the others are copies of it. */
public final class MigratedDatabase {

  private static final String TEMPLATE = template();
  private static final String UNCHANGED = copy();

  private MigratedDatabase() {}

  /** A new one, for tests that write. */
  public static String copy() {
    return PostgresServer.shared().newDatabaseLike(TEMPLATE);
  }

  /** The same one for every test that only looks at plans. */
  public static String unchanged() {
    return UNCHANGED;
  }

  private static String template() {
    return PostgresServer.template(
        MigrationsDigest.hex(), url -> Storages.open(StorageConfig.of(url)).close());
  }
}
