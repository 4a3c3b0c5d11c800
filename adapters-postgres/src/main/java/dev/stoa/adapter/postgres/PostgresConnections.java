package dev.stoa.adapter.postgres;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import dev.stoa.adapter.jooq.Access;
import dev.stoa.adapter.jooq.Connections;
import dev.stoa.adapter.jooq.Durability;
import dev.stoa.adapter.jooq.Lease;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.Timeouts;
import dev.stoa.domain.kernel.StorageException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.sql.Statement;
import javax.sql.DataSource;

/** A pool of connections to one schema. */
final class PostgresConnections implements Connections {

  private final HikariDataSource pool;
  private final Timeouts timeouts;

  PostgresConnections(PostgresWorkspace workspace, StorageConfig config) {
    timeouts = config.timeouts();
    HikariConfig settings = new HikariConfig();
    settings.setPoolName("stoa-" + workspace.schema());
    settings.setDataSource(workspace.units());
    settings.setMaximumPoolSize(config.connections());
    settings.setMinimumIdle(1);
    settings.setConnectionTimeout(timeouts.pool().toMillis());
    // A connection that does not answer this question is replaced; Hikari wants less than the pool.
    settings.setValidationTimeout(
        Math.min(timeouts.connect().toMillis(), timeouts.pool().toMillis()));
    settings.setConnectionInitSql(init(config));
    try {
      pool = new HikariDataSource(settings);
    } catch (PoolInitializationException e) {
      throw new StorageException("cannot reach PostgreSQL: " + e.getMessage(), e);
    }
  }

  private static String init(StorageConfig config) {
    StringBuilder init = new StringBuilder();
    init.append("set lock_timeout = ").append(config.timeouts().lock().toMillis());
    init.append("; set statement_timeout = ").append(config.timeouts().statement().toMillis());
    if (config.durability() == Durability.FULL) {
      // Whatever the server or role says, full durability waits for the log to reach the disk.
      init.append("; set synchronous_commit = on");
    }
    config.connectionInit().forEach(sql -> init.append("; ").append(sql));
    return init.toString();
  }

  /** The pool itself, for what is asked before the first unit of work. */
  DataSource pool() {
    return pool;
  }

  @Override
  public Timeouts timeouts() {
    return timeouts;
  }

  @Override
  public Lease borrow(Access access) throws SQLException {
    if (pool.isClosed()) {
      throw new StorageException("the workspace is closed");
    }
    Connection connection = connection();
    try {
      begin(connection, access);
      return new PostgresLease(connection);
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  private Connection connection() throws SQLException {
    try {
      return pool.getConnection();
    } catch (SQLTransientConnectionException e) {
      throw new StorageException(
          "PostgreSQL gave no connection within the pool timeout, "
              + timeouts.pool()
              + ": the server is out of reach, or all "
              + pool.getMaximumPoolSize()
              + " connections are in use (StorageConfig.timeouts.pool, connections): "
              + e.getMessage(),
          e);
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
