package dev.stoa.adapter.jooq.unit;

import dev.stoa.adapter.jooq.engine.Lease;
import dev.stoa.adapter.jooq.sql.QueuedStatement;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * The statements of the open unit of work that have not been sent yet.
 *
 * <p>PostgreSQL's driver sends several statements in one text without waiting in between, and the
 * server runs them in order, each with its own snapshot. That saves a round trip for each.
 */
final class StatementQueue {

  /** Longer texts are not worth preparing. */
  static final int MOST = 16;

  private static final String SEPARATOR = "; ";

  private final List<QueuedStatement> waiting = new ArrayList<>();

  /** With a statement that has no values and runs before all others; empty if there is none. */
  StatementQueue(String first) {
    if (!first.isEmpty()) {
      waiting.add(new Plain(first));
    }
  }

  boolean isEmpty() {
    return waiting.isEmpty();
  }

  /** Drops what was not sent. */
  void clear() {
    waiting.clear();
  }

  void add(Lease lease, QueuedStatement statement) throws SQLException {
    if (waiting.size() == MOST) {
      send(lease, "");
    }
    waiting.add(statement);
  }

  /**
   * Sends what is waiting; {@code last} is a statement without values to send with it, or empty.
   */
  void send(Lease lease, String last) throws SQLException {
    if (waiting.isEmpty()) {
      return;
    }
    List<QueuedStatement> sent = taken();
    String text = text(sent, last);
    PreparedStatement prepared = lease.prepare(text);
    try {
      bind(sent, prepared);
      prepared.execute();
      read(sent, prepared);
    } catch (SQLException | RuntimeException e) {
      prepared.close();
      throw e;
    }
    lease.release(text, prepared);
  }

  /** Sends what is waiting, and then a query; passes its rows. */
  <T> T query(Lease lease, String query, Querying<T> querying) throws SQLException {
    List<QueuedStatement> sent = taken();
    String text = text(sent, query);
    PreparedStatement prepared = lease.prepare(text);
    T result;
    try {
      querying.bind(prepared, bind(sent, prepared));
      try (ResultSet rows = lastResult(prepared, sent)) {
        result = querying.read(rows);
      }
    } catch (SQLException | RuntimeException e) {
      prepared.close();
      throw e;
    }
    lease.release(text, prepared);
    return result;
  }

  /** Sends what is waiting, and then a change; the number of rows that it changed. */
  int change(Lease lease, QueuedStatement change) throws SQLException {
    List<QueuedStatement> sent = taken();
    String text = text(sent, change.text());
    PreparedStatement prepared = lease.prepare(text);
    int changed;
    try {
      change.bind(prepared, bind(sent, prepared));
      prepared.execute();
      read(sent, prepared);
      changed = prepared.getUpdateCount();
    } catch (SQLException | RuntimeException e) {
      prepared.close();
      throw e;
    }
    lease.release(text, prepared);
    return changed;
  }

  private static ResultSet lastResult(PreparedStatement prepared, List<QueuedStatement> before)
      throws SQLException {
    if (before.isEmpty()) {
      return prepared.executeQuery();
    }
    prepared.execute();
    read(before, prepared);
    return prepared.getResultSet();
  }

  /** Goes on to the result after those of the statements. */
  private static void read(List<QueuedStatement> sent, PreparedStatement prepared)
      throws SQLException {
    for (QueuedStatement statement : sent) {
      if (statement.isRead()) {
        try (ResultSet rows = prepared.getResultSet()) {
          statement.read(rows);
        }
      }
      prepared.getMoreResults();
    }
  }

  private List<QueuedStatement> taken() {
    List<QueuedStatement> taken = List.copyOf(waiting);
    waiting.clear();
    return taken;
  }

  private static String text(List<QueuedStatement> statements, String last) {
    if (statements.isEmpty()) {
      return last;
    }
    StringBuilder text = new StringBuilder();
    for (QueuedStatement statement : statements) {
      text.append(statement.text()).append(SEPARATOR);
    }
    return text.append(last).toString();
  }

  /** Returns the number of values set. */
  private static int bind(List<QueuedStatement> statements, PreparedStatement prepared)
      throws SQLException {
    int offset = 0;
    for (QueuedStatement statement : statements) {
      statement.bind(prepared, offset);
      offset += statement.parameters();
    }
    return offset;
  }

  /** A statement without values. */
  private record Plain(String text) implements QueuedStatement {

    @Override
    public int parameters() {
      return 0;
    }

    @Override
    public void bind(PreparedStatement prepared, int offset) {
      // It has no values.
    }
  }

  /** A query that is sent after what is waiting. */
  interface Querying<T> {
    void bind(PreparedStatement prepared, int offset) throws SQLException;

    T read(ResultSet rows) throws SQLException;
  }
}
