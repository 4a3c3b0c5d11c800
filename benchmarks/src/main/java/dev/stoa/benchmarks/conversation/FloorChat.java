package dev.stoa.benchmarks.conversation;

import dev.stoa.benchmarks.engine.FloorDatabase;
import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.engine.TimeOrderedId;
import dev.stoa.benchmarks.engine.Transactions;
import java.io.IOException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;

/** Numbered messages in one table, whose words no one has looked for yet. */
final class FloorChat implements AutoCloseable {

  private final JdbcEngine engine;
  private final FloorDatabase database;
  private final Transactions transactions;
  private final PreparedStatement last;
  private final PreparedStatement insert;
  private final PreparedStatement page;

  FloorChat(JdbcEngine engine, String url) throws SQLException, IOException {
    this.engine = engine;
    this.database = FloorDatabase.create(engine, url, "chat");
    this.transactions = database.transactions();
    this.last =
        database.prepare(
            "select sequence from chat where session = ? order by sequence desc limit 1");
    this.insert =
        database.prepare(
            "insert into chat (session, sequence, id, role, content, created_at)"
                + " values (?, ?, ?, 'user', ?, ?)");
    this.page =
        database.prepare(
            "select id, sequence, role, content, created_at from chat where session = ?"
                + " and sequence < ? order by sequence desc limit ?");
  }

  /** One transaction that appends a message. */
  void append(String session, String content, Instant at) throws SQLException {
    transactions.beginLocked();
    insert(session, content, at);
    transactions.commit();
  }

  /** One transaction that appends many messages. */
  void appendAll(String session, Iterable<String> contents, Instant at) throws SQLException {
    transactions.beginLocked();
    for (String one : contents) {
      insert(session, one, at);
    }
    transactions.commit();
  }

  private void insert(String session, String content, Instant at) throws SQLException {
    last.setString(1, session);
    long number;
    try (ResultSet rows = last.executeQuery()) {
      number = rows.next() ? rows.getLong(1) + 1 : 1;
    }
    insert.setString(1, session);
    insert.setLong(2, number);
    insert.setString(3, TimeOrderedId.next());
    insert.setString(4, content);
    insert.setObject(5, engine.instant(at));
    insert.executeUpdate();
  }

  /** Reads a page back from a number, and returns how many messages it has. */
  int page(String session, long before, int size) throws SQLException {
    page.setString(1, session);
    page.setLong(2, before);
    page.setInt(3, size);
    int read = 0;
    try (ResultSet rows = page.executeQuery()) {
      while (rows.next()) {
        for (int i = 1; i <= 5; i++) {
          rows.getString(i);
        }
        read++;
      }
    }
    return read;
  }

  @Override
  public void close() throws SQLException {
    database.close();
  }
}
