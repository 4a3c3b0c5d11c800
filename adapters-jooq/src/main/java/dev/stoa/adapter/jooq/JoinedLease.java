package dev.stoa.adapter.jooq;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/**
 * The caller's own connection with its transaction: it is neither committed nor closed here.
 *
 * @param afterwards puts back what was changed about it
 */
public record JoinedLease(Connection connection, Afterwards afterwards) implements Lease {

  @Override
  public PreparedStatement prepare(String sql) throws SQLException {
    return connection.prepareStatement(sql);
  }

  @Override
  public void release(String sql, PreparedStatement statement) throws SQLException {
    statement.close();
  }

  @Override
  public void commit() {
    throw new IllegalStateException("the transaction is the caller's to commit");
  }

  @Override
  public void close() throws SQLException {
    afterwards.run();
  }

  /** What is done when the work has ended, however it did. */
  @FunctionalInterface
  public interface Afterwards {
    void run() throws SQLException;
  }
}
