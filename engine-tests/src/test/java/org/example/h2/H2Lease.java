package org.example.h2;

import dev.stoa.adapter.jooq.engine.Lease;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/** A pooled connection, and for a unit that writes its turn. */
record H2Lease(Connection connection, Runnable endTurn) implements Lease {

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
  public void close() throws SQLException {
    try (Connection lent = connection) {
      if (!lent.getAutoCommit()) {
        lent.rollback();
      }
    } finally {
      endTurn.run();
    }
  }
}
