package org.example.h2;

import dev.stoa.adapter.jooq.engine.Access;
import dev.stoa.adapter.jooq.engine.Connections;
import dev.stoa.adapter.jooq.engine.Lease;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.operations.HealthFinding;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Timeouts;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.h2.engine.Constants;
import org.h2.jdbcx.JdbcConnectionPool;

/** Connections to one database of this process, whose writers take turns. */
final class H2Connections implements Connections {

  private final Semaphore turn = new Semaphore(1, true);
  private final Timeouts timeouts;
  private final JdbcConnectionPool pool;
  private volatile boolean closed;

  H2Connections(StorageConfig config) {
    this.timeouts = config.timeouts();
    this.pool =
        JdbcConnectionPool.create(
            config.url() + ";MODE=PostgreSQL;DATABASE_TO_LOWER=TRUE", "stoa", "");
    // One more than may read at the same time, for the writer.
    pool.setMaxConnections(config.connections() + 1);
    try (Connection connection = pool.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(AuditTables.DDL);
    } catch (SQLException e) {
      pool.dispose();
      throw new StorageException("cannot create the tables: " + e.getMessage(), e);
    }
  }

  @Override
  public Lease borrow(Access access) throws SQLException {
    if (closed) {
      throw new StorageException("the workspace is closed");
    }
    Runnable endTurn = access == Access.WRITE ? takeTurn() : () -> {};
    try {
      Connection connection = pool.getConnection();
      connection.setAutoCommit(access == Access.READ);
      connection.setTransactionIsolation(
          access == Access.SNAPSHOT
              ? Constants.TRANSACTION_SNAPSHOT
              : Connection.TRANSACTION_READ_COMMITTED);
      return new H2Lease(connection, endTurn);
    } catch (SQLException e) {
      endTurn.run();
      throw e;
    }
  }

  private Runnable takeTurn() {
    try {
      if (turn.tryAcquire(timeouts.lock().toMillis(), TimeUnit.MILLISECONDS)) {
        return turn::release;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    throw new StorageException("another unit of work is still writing: try again later");
  }

  @Override
  public Lease join(Connection connection) {
    throw H2Engine.missing("joining a transaction of the caller");
  }

  @Override
  public Seq<HealthFinding> examine(boolean deep) {
    return Vector.empty();
  }

  @Override
  public Timeouts timeouts() {
    return timeouts;
  }

  @Override
  public void close() {
    closed = true;
    pool.dispose();
  }
}
