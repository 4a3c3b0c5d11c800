package dev.stoa.adapter.postgres;

import com.zaxxer.hikari.HikariDataSource;
import dev.stoa.adapter.jooq.engine.Access;
import dev.stoa.adapter.jooq.engine.Connections;
import dev.stoa.adapter.jooq.engine.Lease;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.operations.HealthFinding;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Timeouts;
import io.vavr.collection.Seq;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.sql.Statement;
import javax.sql.DataSource;

/** Connections to one schema, from Stoa's pool or from the application's. */
final class PostgresConnections implements Connections {

  private final PostgresWorkspace workspace;
  private final UnitSettings settings;
  private final Timeouts timeouts;
  private final DataSource pool;
  private volatile boolean closed;

  PostgresConnections(PostgresWorkspace workspace, StorageConfig config) {
    this.workspace = workspace;
    this.settings = new UnitSettings(workspace, config);
    this.timeouts = config.timeouts();
    this.pool =
        workspace.shared() ? workspace.units() : PostgresPool.open(workspace, settings, config);
  }

  /** The source of connections, for queries before the first unit of work. */
  DataSource pool() {
    return pool;
  }

  @Override
  public Timeouts timeouts() {
    return timeouts;
  }

  @Override
  public Lease borrow(Access access) throws SQLException {
    if (closed) {
      throw new StorageException("the workspace is closed");
    }
    Connection connection = connection();
    String first = settings.forTransaction(access);
    boolean own = workspace.ownSessions();
    PostgresLease lease =
        new PostgresLease(
            connection, connection.getAutoCommit(), !workspace.shared(), own ? first : "");
    try {
      begin(connection, settings.inTransaction(access), own ? "" : first);
      return lease;
    } catch (SQLException e) {
      try {
        lease.close();
      } catch (SQLException unusable) {
        e.addSuppressed(unusable);
      }
      throw e;
    }
  }

  private Connection connection() throws SQLException {
    try {
      return pool.getConnection();
    } catch (SQLTransientConnectionException e) {
      throw new StorageException(
          "PostgreSQL gave no connection within the pool timeout: the server is out of reach, or"
              + " all connections are in use (StorageConfig.timeouts.pool, connections): "
              + e.getMessage(),
          e);
    }
  }

  private static void begin(Connection connection, boolean transaction, String first)
      throws SQLException {
    if (connection.getAutoCommit() == transaction) {
      connection.setAutoCommit(!transaction);
    }
    if (!first.isEmpty()) {
      try (Statement statement = connection.createStatement()) {
        statement.execute(first);
      }
    }
  }

  @Override
  public Seq<HealthFinding> examine(boolean deep) throws SQLException {
    try (Lease lease = borrow(Access.SNAPSHOT);
        Statement statement = lease.connection().createStatement()) {
      statement.execute(lease.firstStatement());
      return PostgresExamination.run(lease.connection());
    }
  }

  @Override
  public long size() throws SQLException {
    try (Lease lease = borrow(Access.SNAPSHOT);
        Statement statement = lease.connection().createStatement()) {
      statement.execute(lease.firstStatement());
      return PostgresExamination.bytes(lease.connection());
    }
  }

  /** A vacuum cannot run in a transaction, and names its tables with their schema. */
  @Override
  public void rewrite(Seq<String> tables) throws SQLException {
    Connection connection = connection();
    boolean autoCommit = connection.getAutoCommit();
    try (connection;
        Statement statement = connection.createStatement()) {
      connection.setAutoCommit(true);
      for (String table : tables) {
        statement.execute("vacuum full " + workspace.schema() + "." + table);
      }
      connection.setAutoCommit(autoCommit);
    }
  }

  @Override
  public Lease join(Connection connection) throws SQLException {
    return JoinedSession.of(connection, workspace.schema());
  }

  @Override
  public void close() {
    closed = true;
    if (pool instanceof HikariDataSource ours && !workspace.shared()) {
      ours.close();
    }
  }
}
