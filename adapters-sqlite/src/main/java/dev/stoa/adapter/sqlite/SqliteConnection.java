package dev.stoa.adapter.sqlite;

import dev.stoa.domain.kernel.StorageException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One connection with its cache of prepared statements; used by one thread at a time. */
final class SqliteConnection implements AutoCloseable {

  /** Begins a transaction that writes. */
  static final String WRITE = "begin immediate";

  private static final int MOST_STATEMENTS = 256;
  private static final String COMMIT = "commit";
  private static final String SAVEPOINT = "stoa_unit";

  private final Connection connection;
  private final ChangedTables changed;
  private final Map<String, PreparedStatement> idle = new LinkedHashMap<>(64, 0.75f, true);
  private boolean inTransaction;
  private @Nullable SqliteVersions versions;

  SqliteConnection(Connection connection, ChangedTables changed) {
    this.connection = connection;
    this.changed = changed;
  }

  /**
   * A connection whose transactions are begun and committed by statements alone.
   *
   * <p>While the driver believes in commits of its own, it tries to begin a transaction after every
   * statement that returns no row, to see whether there is one.
   */
  static SqliteConnection ofOwn(Connection connection, ChangedTables changed) {
    SqliteConnection own = new SqliteConnection(connection, changed);
    try {
      connection.setAutoCommit(false);
      own.control(COMMIT);
    } catch (SQLException e) {
      throw new StorageException("cannot set up a connection: " + e.getMessage(), e);
    }
    return own;
  }

  Connection jdbc() {
    return connection;
  }

  /**
   * Begins by a statement: the driver's own transactions are deferred, and may fail when they start
   * to write.
   */
  void begin(String statement) throws SQLException {
    if (versions == null && statement.equals(WRITE)) {
      versions = SqliteVersions.on(connection, changed);
    }
    control(statement);
    inTransaction = true;
  }

  void commit() throws SQLException {
    control(COMMIT);
    inTransaction = false;
    if (versions != null) {
      versions.committed();
      versions.recordAt(null, null);
    }
  }

  void endTransaction() throws SQLException {
    recordAt(null, null);
    if (inTransaction) {
      inTransaction = false;
      if (versions != null) {
        versions.rolledBack();
      }
      control("rollback");
    }
  }

  /** Begins a unit of work in the transaction of another. */
  void savepoint() throws SQLException {
    control("savepoint " + SAVEPOINT);
  }

  void rollBackToSavepoint() throws SQLException {
    recordAt(null, null);
    control("rollback to savepoint " + SAVEPOINT);
  }

  /** Leaves the transaction to another unit of work. */
  void leave(boolean savepoint) throws SQLException {
    recordAt(null, null);
    if (savepoint) {
      control("release savepoint " + SAVEPOINT);
    }
  }

  /** What changes from now on has versions of an instant and a caller, or none. */
  void recordAt(@Nullable Instant instant, @Nullable String caller) {
    if (versions != null) {
      versions.recordAt(instant, caller);
    }
  }

  /** Has versions written of the rows that a statement changes, before it runs. */
  void recordChangesOf(String statement) throws SQLException {
    if (versions != null) {
      versions.recordChangesOf(statement);
    }
  }

  PreparedStatement prepare(String sql) throws SQLException {
    PreparedStatement statement = idle.remove(sql);
    return statement != null ? statement : connection.prepareStatement(sql);
  }

  void release(String sql, PreparedStatement statement) throws SQLException {
    statement.clearParameters();
    statement.clearBatch();
    Statement displaced = idle.put(sql, statement);
    if (displaced != null) {
      displaced.close();
    }
    if (idle.size() > MOST_STATEMENTS) {
      var eldest = idle.entrySet().iterator();
      eldest.next().getValue().close();
      eldest.remove();
    }
  }

  private void control(String sql) throws SQLException {
    PreparedStatement statement = prepare(sql);
    boolean done = false;
    try {
      statement.execute();
      done = true;
    } finally {
      if (done) {
        release(sql, statement);
      } else {
        statement.close();
      }
    }
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
