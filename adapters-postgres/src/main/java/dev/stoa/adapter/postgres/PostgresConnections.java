package dev.stoa.adapter.postgres;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import dev.stoa.adapter.jooq.Access;
import dev.stoa.adapter.jooq.Connections;
import dev.stoa.adapter.jooq.Durability;
import dev.stoa.adapter.jooq.Lease;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.domain.kernel.StorageException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/** A pool of connections to one schema. */
final class PostgresConnections implements Connections {

  private final HikariDataSource pool;

  PostgresConnections(PostgresWorkspace workspace, StorageConfig config) {
    HikariConfig settings = new HikariConfig();
    settings.setPoolName("stoa-" + workspace.schema());
    settings.setJdbcUrl(config.url());
    settings.addDataSourceProperty("reWriteBatchedInserts", "true");
    settings.addDataSourceProperty("ApplicationName", "stoa");
    settings.setMaximumPoolSize(config.connections());
    settings.setMinimumIdle(1);
    settings.setConnectionInitSql(init(config));
    try {
      pool = new HikariDataSource(settings);
    } catch (PoolInitializationException e) {
      throw new StorageException("cannot reach PostgreSQL: " + e.getMessage(), e);
    }
  }

  private static String init(StorageConfig config) {
    // Whatever the server or role says, full durability waits for the log to reach the disk.
    String durability =
        config.durability() == Durability.FULL ? "set synchronous_commit = on;" : "";
    String init = durability + config.connectionInit().getOrElse("");
    return init.isEmpty() ? null : init;
  }

  @Override
  public Lease borrow(Access access) throws SQLException {
    if (pool.isClosed()) {
      throw new StorageException("the workspace is closed");
    }
    Connection connection = pool.getConnection();
    try {
      begin(connection, access);
      return new PostgresLease(connection);
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  private static void begin(Connection connection, Access access) throws SQLException {
    if (access == Access.READ) {
      return;
    }
    connection.setAutoCommit(false);
    if (access == Access.SNAPSHOT) {
      try (Statement statement = connection.createStatement()) {
        statement.execute("set transaction isolation level repeatable read, read only");
      }
    }
  }

  @Override
  public void close() {
    pool.close();
  }
}
