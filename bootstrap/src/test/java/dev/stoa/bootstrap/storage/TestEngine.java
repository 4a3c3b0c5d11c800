package dev.stoa.bootstrap.storage;

import dev.stoa.schema.MigrationsDigest;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import dev.stoa.testkit.postgres.PostgresServer;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.stream.Stream;

/** A new workspace of either engine, for tests that run on both. */
public enum TestEngine {
  SQLITE {
    @Override
    public String migratedUrl() {
      return TestWorkspace.copyTo(TestFolder.create().resolve("workspace.db"));
    }

    @Override
    public String newUrl() {
      return "jdbc:sqlite:" + TestFolder.create().resolve("workspace.db");
    }
  },
  POSTGRES {
    private String template;

    @Override
    public synchronized String migratedUrl() {
      if (template == null) {
        template =
            PostgresServer.template(
                MigrationsDigest.hex(), url -> Storages.open(config(url)).close());
      }
      return PostgresServer.shared().newDatabaseLike(template);
    }

    @Override
    public String newUrl() {
      return PostgresServer.shared().newDatabase();
    }

    @Override
    public StorageConfig config(String url) {
      return super.config(url).withConnectionInit("set time zone -8");
    }

    @Override
    public void awaitNoOtherConnection(String url) throws SQLException {
      try (Connection connection = DriverManager.getConnection(url);
          PreparedStatement others = connection.prepareStatement(OTHER_CONNECTIONS)) {
        boolean some = true;
        while (some) {
          try (ResultSet row = others.executeQuery()) {
            row.next();
            some = row.getLong(1) > 0;
          }
        }
      }
    }
  };

  static Stream<TestEngine> ofThisBuild() {
    return Boolean.getBoolean("stoa.slow") ? Stream.of(values()) : Stream.of(SQLITE);
  }

  /** The url of a workspace that was not opened yet. */
  public abstract String newUrl();

  /**
   * The url of an empty workspace with the latest schema: a copy, which is quicker than migrating.
   */
  public abstract String migratedUrl();

  /** How tests open it: on PostgreSQL in a zone far from the JVM's. */
  public StorageConfig config(String url) {
    return StorageConfig.of(url);
  }

  /** Waits until the server has noticed that the processes that used the workspace have ended. */
  public void awaitNoOtherConnection(String url) throws SQLException {
    // A file has no server.
  }

  private static final String OTHER_CONNECTIONS =
      """
      select count(*) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
      """;

  /** Runs SQL behind Stoa's back. */
  public static void execute(String url, String... statements) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
  }
}
