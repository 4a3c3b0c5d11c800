package dev.stoa.benchmarks.engine;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/** Begins and commits on one connection the way that costs least on its engine. */
public final class Transactions {

  private final Connection connection;
  private final PreparedStatement begin;
  private final PreparedStatement commit;
  private final PreparedStatement lock;

  public Transactions(JdbcEngine engine, Connection connection) throws SQLException {
    this.connection = connection;
    boolean sqlite = engine == JdbcEngine.SQLITE;
    this.begin = sqlite ? connection.prepareStatement(engine.beginSql()) : null;
    this.commit = sqlite ? connection.prepareStatement("commit") : null;
    if (sqlite) {
      // As Stoa does: otherwise the driver tries to begin after every statement without rows.
      connection.setAutoCommit(false);
      commit.execute();
    }
    this.lock = engine.lockSql() == null ? null : connection.prepareStatement(engine.lockSql());
  }

  /** PostgreSQL's driver sends the begin along with the first statement. */
  public void begin() throws SQLException {
    if (begin == null) {
      connection.setAutoCommit(false);
    } else {
      begin.execute();
    }
  }

  /** Begins, and locks out every other transaction that reads a head and appends. */
  public void beginLocked() throws SQLException {
    begin();
    if (lock != null) {
      lock.execute();
    }
  }

  public void commit() throws SQLException {
    if (commit == null) {
      connection.commit();
      connection.setAutoCommit(true);
    } else {
      commit.execute();
    }
  }
}
