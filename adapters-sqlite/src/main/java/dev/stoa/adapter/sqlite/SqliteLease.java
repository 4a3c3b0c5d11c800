package dev.stoa.adapter.sqlite;

import dev.stoa.adapter.jooq.engine.Lease;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A connection used by one unit of work. */
record SqliteLease(SqliteConnection lent, GiveBack giveBack) implements Lease {

  @Override
  public Connection connection() {
    return lent.jdbc();
  }

  @Override
  public PreparedStatement prepare(String sql) throws SQLException {
    return lent.prepare(sql);
  }

  @Override
  public void release(String sql, PreparedStatement statement) throws SQLException {
    lent.release(sql, statement);
  }

  @Override
  public void commit() throws SQLException {
    lent.commit();
  }

  @Override
  public void recordAt(@Nullable Instant instant, @Nullable String caller) {
    lent.recordAt(instant, caller);
  }

  @Override
  public void recordChangesOf(String statement) throws SQLException {
    lent.recordChangesOf(statement);
  }

  @Override
  public void close() throws SQLException {
    try {
      lent.endTransaction();
    } finally {
      giveBack.run();
    }
  }

  /** Returns the connection. */
  @FunctionalInterface
  interface GiveBack {
    void run() throws SQLException;
  }
}
