package dev.stoa.benchmarks.conversation;

import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.engine.TimeOrderedId;
import dev.stoa.benchmarks.engine.Transactions;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;

/** Conversations as a careful engineer writes them with JDBC alone: prepared once, no layers. */
final class HandWrittenChat implements AutoCloseable {

  private static final String COLUMNS =
      "message_id, conversation_id, sequence, role, content, tool_calls, tool_call_id, key_id,"
          + " callout_type, models_used, accuracy_level, confidence, created_at";

  private final JdbcEngine engine;
  private final Connection connection;
  private final Transactions transactions;
  private final PreparedStatement last;
  private final PreparedStatement insert;
  private final PreparedStatement touch;
  private final PreparedStatement system;
  private final PreparedStatement page;

  HandWrittenChat(JdbcEngine engine, String url) throws SQLException {
    this.engine = engine;
    this.connection = engine.connect(url);
    this.transactions = new Transactions(engine, connection);
    this.last =
        connection.prepareStatement(
            "select last_sequence from conversations"
                + " where conversation_id = ? and archived_at is null");
    this.insert =
        connection.prepareStatement(
            "insert into conversation_messages (message_id, conversation_id, sequence, role,"
                + " content, created_at) values (?, ?, ?, 'user', ?, ?)");
    this.touch =
        connection.prepareStatement(
            "update conversations set updated_at = ?, last_sequence = ?"
                + " where conversation_id = ?");
    this.system =
        connection.prepareStatement(
            "select "
                + COLUMNS
                + " from conversation_messages where conversation_id = ? and role = 'system'"
                + " order by sequence desc limit 1");
    this.page =
        connection.prepareStatement(
            "select "
                + COLUMNS
                + " from conversation_messages where conversation_id = ? and sequence < ?"
                + " order by sequence desc limit ?");
  }

  /** One transaction that appends a message. */
  void append(String conversation, String content, Instant at) throws SQLException {
    transactions.beginLocked();
    last.setString(1, conversation);
    long number;
    try (ResultSet rows = last.executeQuery()) {
      if (!rows.next()) {
        throw new IllegalStateException("conversation " + conversation + " is unknown");
      }
      number = rows.getLong(1) + 1;
    }
    insert.setString(1, TimeOrderedId.next());
    insert.setString(2, conversation);
    insert.setLong(3, number);
    insert.setString(4, content);
    insert.setObject(5, engine.instant(at));
    insert.executeUpdate();
    touch.setObject(1, engine.instant(at));
    touch.setLong(2, number);
    touch.setString(3, conversation);
    touch.executeUpdate();
    transactions.commit();
  }

  /** Reads a page back from a number, and returns how many messages it has. */
  int page(String conversation, long before, int size) throws SQLException {
    int read = pageOf(conversation, before, size);
    return read;
  }

  /** Reads the system message and the newest others. */
  int window(String conversation, int size) throws SQLException {
    transactions.begin();
    system.setString(1, conversation);
    int read;
    try (ResultSet rows = system.executeQuery()) {
      read = read(rows);
    }
    read += pageOf(conversation, Long.MAX_VALUE, size - read);
    transactions.commit();
    return read;
  }

  private int pageOf(String conversation, long before, int size) throws SQLException {
    page.setString(1, conversation);
    page.setLong(2, before);
    page.setInt(3, size);
    try (ResultSet rows = page.executeQuery()) {
      return read(rows);
    }
  }

  private static int read(ResultSet rows) throws SQLException {
    int columns = rows.getMetaData().getColumnCount();
    int read = 0;
    while (rows.next()) {
      for (int i = 1; i <= columns; i++) {
        rows.getString(i);
      }
      read++;
    }
    return read;
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
