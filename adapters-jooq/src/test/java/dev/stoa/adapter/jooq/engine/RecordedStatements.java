package dev.stoa.adapter.jooq.engine;

import dev.stoa.storage.Timeouts;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Connections that remember every statement prepared on them. */
public final class RecordedStatements implements Connections {

  private final Connections connections;
  private final List<String> statements = new CopyOnWriteArrayList<>();

  public RecordedStatements(Connections connections) {
    this.connections = connections;
  }

  /** In the order they were prepared; what is sent together is one. */
  public List<String> statements() {
    return List.copyOf(statements);
  }

  /** The steps by which SQLite would run a statement. */
  public List<String> plan(String sql) throws SQLException {
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
  public io.vavr.collection.Seq<dev.stoa.domain.operations.HealthFinding> examine(boolean deep) {
    return io.vavr.collection.Vector.empty();
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
    public String commitStatement() {
      return lease.commitStatement();
    }

    @Override
    public String firstStatement() {
      return lease.firstStatement();
    }

    @Override
    public void rollBack() throws SQLException {
      lease.rollBack();
    }

    @Override
    public void runAlone() throws SQLException {
      lease.runAlone();
    }

    @Override
    public void close() throws SQLException {
      lease.close();
    }
  }
}
