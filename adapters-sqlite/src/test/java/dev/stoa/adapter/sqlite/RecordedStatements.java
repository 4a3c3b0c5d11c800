package dev.stoa.adapter.sqlite;

import dev.stoa.adapter.jooq.Access;
import dev.stoa.adapter.jooq.Connections;
import dev.stoa.adapter.jooq.Lease;
import dev.stoa.storage.Timeouts;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Connections that remember every statement prepared on them, to ask how it would be run. */
final class RecordedStatements implements Connections {

  private final Connections connections;
  private final Set<String> statements = new TreeSet<>();

  RecordedStatements(Connections connections) {
    this.connections = connections;
  }

  Set<String> statements() {
    return statements;
  }

  /** The steps by which SQLite would run a statement. */
  List<String> plan(String sql) throws SQLException {
    List<String> steps = new ArrayList<>();
    try (Lease lease = connections.borrow(Access.WRITE);
        Statement statement = lease.connection().createStatement();
        ResultSet rows = statement.executeQuery("explain query plan " + sql)) {
      while (rows.next()) {
        steps.add(rows.getString("detail"));
      }
    }
    return steps;
  }

  @Override
  public Lease borrow(Access access) throws SQLException {
    return new RecordedLease(connections.borrow(access));
  }

  @Override
  public Lease join(Connection connection) throws SQLException {
    return connections.join(connection);
  }

  @Override
  public Timeouts timeouts() {
    return connections.timeouts();
  }

  @Override
  public void close() {
    connections.close();
  }

  private final class RecordedLease implements Lease {
    private final Lease lease;

    RecordedLease(Lease lease) {
      this.lease = lease;
    }

    @Override
    public Connection connection() {
      return lease.connection();
    }

    @Override
    public PreparedStatement prepare(String sql) throws SQLException {
      statements.add(sql);
      return lease.prepare(sql);
    }

    @Override
    public void release(String sql, PreparedStatement statement) throws SQLException {
      lease.release(sql, statement);
    }

    @Override
    public void commit() throws SQLException {
      lease.commit();
    }

    @Override
    public void close() throws SQLException {
      lease.close();
    }
  }
}
