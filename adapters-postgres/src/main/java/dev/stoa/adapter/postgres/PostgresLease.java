package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.engine.Lease;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/**
 * A pooled connection; the driver caches prepared statements.
 *
 * @param autoCommit the setting to restore
 * @param pooled whether the connection is from Stoa's own pool
 * @param firstStatement what its transaction has to begin with
 */
record PostgresLease(
    Connection connection, boolean autoCommit, boolean pooled, String firstStatement)
    implements Lease {

  @Override
  public PreparedStatement prepare(String sql) throws SQLException {
    return connection.prepareStatement(sql);
  }

  @Override
  public void release(String sql, PreparedStatement statement) throws SQLException {
    statement.close();
  }

  @Override
  public void commit() throws SQLException {
    connection.commit();
  }

  @Override
  public String commitStatement() {
    // The driver sees from the server's answer that the transaction has ended. A wrapper around an
    // application's connection may not.
    return pooled ? "commit" : "";
  }

  @Override
  public void close() throws SQLException {
    try (Connection lent = connection) {
      boolean transaction = !lent.getAutoCommit();
      if (transaction) {
        // After a commit nothing is open and this costs no round trip.
        lent.rollback();
      }
      if (transaction == autoCommit) {
        lent.setAutoCommit(autoCommit);
      }
    }
  }
}
