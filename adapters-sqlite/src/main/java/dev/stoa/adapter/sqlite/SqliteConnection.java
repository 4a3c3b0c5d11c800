package dev.stoa.adapter.sqlite;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.Map;

/** One connection with its cache of prepared statements; used by one thread at a time. */
final class SqliteConnection implements AutoCloseable {

  private static final int MOST_STATEMENTS = 256;

  private final Connection connection;
  private final Map<String, PreparedStatement> idle = new LinkedHashMap<>(64, 0.75f, true);
  private boolean inTransaction;

  SqliteConnection(Connection connection) {
    this.connection = connection;
  }

  Connection jdbc() {
    return connection;
  }

  /**
   * Begins by a statement: the driver's own transactions are deferred, and may fail when they start
   * to write.
   */
  void begin(String statement) throws SQLException {
    control(statement);
    inTransaction = true;
  }

  void commit() throws SQLException {
    control("commit");
    inTransaction = false;
  }

  void endTransaction() throws SQLException {
    if (inTransaction) {
      inTransaction = false;
      control("rollback");
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
