package dev.stoa.adapter.sqlite;

import dev.stoa.adapter.jooq.engine.Access;
import dev.stoa.adapter.jooq.engine.Connections;
import dev.stoa.adapter.jooq.engine.Lease;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.operations.HealthFinding;
import dev.stoa.storage.Timeouts;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.Connection;
import java.sql.SQLException;

/** Connections of the application, borrowed for one unit of work each. */
final class LentConnections implements Connections {

  private final LentSqlite database;
  private final Timeouts timeouts;
  private final ChangedTables changed = new ChangedTables();
  private volatile boolean closed;

  LentConnections(LentSqlite database, Timeouts timeouts) {
    this.database = database;
    this.timeouts = timeouts;
  }

  @Override
  public Lease borrow(Access access) throws SQLException {
    if (closed) {
      throw new StorageException("the workspace " + database.path() + " is closed");
    }
    Connection jdbc = database.source().getConnection();
    boolean autoCommit = jdbc.getAutoCommit();
    SqliteConnection connection = new SqliteConnection(jdbc, changed);
    SqliteLease lease = new SqliteLease(connection, () -> giveBack(jdbc, autoCommit));
    try {
      CallersConnection.requireForeignKeys(jdbc);
      begin(connection, access);
      return lease;
    } catch (SQLException | RuntimeException e) {
      try {
        lease.close();
      } catch (SQLException unusable) {
        e.addSuppressed(unusable);
      }
      throw e;
    }
  }

  private static void begin(SqliteConnection connection, Access access) throws SQLException {
    // Transactions are begun by a statement, because the driver's own are deferred.
    connection.jdbc().setAutoCommit(true);
    switch (access) {
      case WRITE -> connection.begin(SqliteConnection.WRITE);
      case SNAPSHOT -> connection.begin("begin deferred");
      case READ -> {
        return;
      }
    }
  }

  private static void giveBack(Connection jdbc, boolean autoCommit) throws SQLException {
    try (jdbc) {
      jdbc.setAutoCommit(autoCommit);
    }
  }

  @Override
  public boolean compact() throws SQLException {
    try (Lease lease = borrow(Access.READ)) {
      SqliteCompaction.run(lease.connection());
    }
    return true;
  }

  @Override
  public long checkpoint() throws SQLException {
    try (Lease lease = borrow(Access.READ)) {
      return SqliteCheckpoint.run(lease.connection(), database.path());
    }
  }

  @Override
  public Option<Long> occurrences(String text) {
    return Option.some(SqliteBytes.occurrences(database.path(), text));
  }

  @Override
  public Seq<HealthFinding> examine(boolean deep) throws SQLException {
    try (Lease lease = borrow(Access.READ)) {
      return new SqliteExamination(database.path()).run(lease.connection(), deep);
    }
  }

  @Override
  public long size() throws SQLException {
    try (Lease lease = borrow(Access.READ)) {
      return new SqliteExamination(database.path()).bytes(lease.connection());
    }
  }

  @Override
  public Lease join(Connection connection) throws SQLException {
    return JoinedConnection.of(connection, database.path(), changed);
  }

  @Override
  public Timeouts timeouts() {
    return timeouts;
  }

  /** The connections stay the application's. */
  @Override
  public void close() {
    closed = true;
  }
}
