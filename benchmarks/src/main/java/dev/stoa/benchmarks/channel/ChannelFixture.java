package dev.stoa.benchmarks.channel;

import dev.stoa.benchmarks.engine.JdbcEngine;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.function.IntFunction;

/** The same agents, channels and messages in both workspaces, put there by hand. */
final class ChannelFixture {

  static final int READERS = 2_400;
  static final int AUTHORS = 20;
  static final int CHANNELS = 50;
  static final int MESSAGES_EACH = 2_000;
  static final int DRAINED = 200;
  static final Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  private ChannelFixture() {}

  static void fill(JdbcEngine engine, String url) throws SQLException {
    try (Connection connection = engine.connect(url)) {
      connection.setAutoCommit(false);
      for (int i = 0; i < AUTHORS; i++) {
        agent(engine, connection, author(i));
      }
      for (int i = 0; i < READERS; i++) {
        agent(engine, connection, reader(i));
      }
      channel(engine, connection, "posted");
      channel(engine, connection, "drained");
      messages(engine, connection, "drained", DRAINED);
      for (int i = 0; i < CHANNELS; i++) {
        channel(engine, connection, "busy" + i);
        messages(engine, connection, "busy" + i, MESSAGES_EACH);
      }
      connection.commit();
      connection.setAutoCommit(true);
      try (Statement statement = connection.createStatement()) {
        statement.execute(
            engine == JdbcEngine.SQLITE ? "pragma wal_checkpoint(truncate)" : "vacuum analyze");
      }
    }
  }

  static String author(int number) {
    return "author-" + number;
  }

  static String reader(int number) {
    return "reader-" + number;
  }

  private static void agent(JdbcEngine engine, Connection connection, String id)
      throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement(
            "insert into agents (agent_id, reversed_id, identity, model, created_at)"
                + " values (?, ?, ?, 'm', ?)")) {
      insert.setString(1, id);
      insert.setString(2, new StringBuilder(id).reverse().toString());
      insert.setString(3, id);
      insert.setObject(4, engine.instant(AT));
      insert.executeUpdate();
    }
  }

  private static void channel(JdbcEngine engine, Connection connection, String id)
      throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement(
            "insert into channels (channel_id, reversed_id, name, created_at) values (?, ?, ?,"
                + " ?)")) {
      insert.setString(1, id);
      insert.setString(2, new StringBuilder(id).reverse().toString());
      insert.setString(3, id);
      insert.setObject(4, engine.instant(AT));
      insert.executeUpdate();
    }
  }

  private static void messages(JdbcEngine engine, Connection connection, String channel, int count)
      throws SQLException {
    IntFunction<String> author = number -> author(number % AUTHORS);
    try (PreparedStatement insert =
        connection.prepareStatement(
            "insert into channel_messages"
                + " (message_id, channel_id, sequence, agent_id, content, created_at)"
                + " values (?, ?, ?, ?, ?, ?)")) {
      for (int number = 1; number <= count; number++) {
        insert.setString(1, channel + "-" + number);
        insert.setString(2, channel);
        insert.setLong(3, number);
        insert.setString(4, author.apply(number));
        insert.setString(5, content(number));
        insert.setObject(6, engine.instant(AT.plusSeconds(number)));
        insert.addBatch();
      }
      insert.executeBatch();
    }
  }

  static String content(int number) {
    return "Step " + number + " is done, the tests are green; over to you for the review.";
  }
}
