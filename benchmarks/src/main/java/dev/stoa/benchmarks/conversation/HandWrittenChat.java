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
  private final PreparedStatement word;
  private final PreparedStatement touch;
  private final PreparedStatement system;
  private final PreparedStatement page;
  private final PreparedStatement search;

  HandWrittenChat(JdbcEngine engine, String url) throws SQLException {
    this.engine = engine;
    this.connection = engine.connect(url);
    this.transactions = new Transactions(engine, connection);
    this.last =
        connection.prepareStatement(
            "select user_id, last_sequence from conversations"
                + " where conversation_id = ? and archived_at is null");
    this.insert =
        connection.prepareStatement(
            "insert into conversation_messages (message_id, conversation_id, sequence, role,"
                + " content, keywords, created_at) values (?, ?, ?, 'user', ?, ?, ?)"
                + " returning row_id");
    this.word =
        connection.prepareStatement(
            "insert into keyword_index (user_id, keyword, message_row) values (?, ?, ?)");
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
    this.search =
        connection.prepareStatement(
            "with recursive words(word) as"
                + " (select (select min(keyword) from keyword_index"
                + " where user_id = ? and keyword >= ?)"
                + " union all select (select min(keyword) from keyword_index"
                + " where user_id = ? and keyword > word) from words where word <= ?)"
                + " select m.* from (select distinct newest.value as message_row from words, "
                + newest(engine)
                + " where word <= ? order by 1 desc limit ?) found"
                + " join conversation_messages m on m.row_id = found.message_row"
                + " order by m.row_id desc");
  }

  /** One transaction that appends a message with its words. */
  void append(String conversation, String content, Iterable<String> words, Instant at)
      throws SQLException {
    transactions.beginLocked();
    last.setString(1, conversation);
    String user;
    long number;
    try (ResultSet rows = last.executeQuery()) {
      if (!rows.next()) {
        throw new IllegalStateException("conversation " + conversation + " is unknown");
      }
      user = rows.getString(1);
      number = rows.getLong(2) + 1;
    }
    insert.setString(1, TimeOrderedId.next());
    insert.setString(2, conversation);
    insert.setLong(3, number);
    insert.setString(4, content);
    insert.setString(5, lines(words));
    insert.setObject(6, engine.instant(at));
    long row;
    try (ResultSet rows = insert.executeQuery()) {
      rows.next();
      row = rows.getLong(1);
    }
    for (String one : words) {
      word.setString(1, user);
      word.setString(2, one);
      word.setLong(3, row);
      word.addBatch();
    }
    word.executeBatch();
    touch.setObject(1, engine.instant(at));
    touch.setLong(2, number);
    touch.setString(3, conversation);
    touch.executeUpdate();
    transactions.commit();
  }

  /** The newest messages of a word. */
  private static String newest(JdbcEngine engine) {
    String rows =
        "select message_row from keyword_index where user_id = ? and keyword = word"
            + " order by message_row desc limit ?";
    return engine == JdbcEngine.SQLITE
        ? "json_each((select json_group_array(message_row) from (" + rows + "))) newest"
        : "unnest(array(" + rows + ")) newest(value)";
  }

  private static String lines(Iterable<String> words) {
    StringBuilder lines = new StringBuilder();
    words.forEach(one -> lines.append('\n').append(one));
    return lines.toString();
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

  /** Messages that have a word that starts with it, newest first. */
  int search(String user, String beginning, int limit) throws SQLException {
    String last = beginning + Character.toString(Character.MAX_CODE_POINT);
    search.setString(1, user);
    search.setString(2, beginning);
    search.setString(3, user);
    search.setString(4, last);
    search.setString(5, user);
    search.setInt(6, limit);
    search.setString(7, last);
    search.setInt(8, limit);
    int read;
    try (ResultSet rows = search.executeQuery()) {
      read = read(rows);
    }
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
