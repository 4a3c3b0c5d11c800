package dev.stoa.benchmarks.channel;

import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.engine.Transactions;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.schema.InstantText;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;

/** Channels as a careful engineer writes them with JDBC alone: prepared once, no layers. */
final class HandWrittenChannels implements AutoCloseable {

  private static final String LAST =
      "coalesce((select max(sequence) from channel_messages l"
          + " where l.channel_id = c.channel_id), 0)";
  private static final String SEEN = "coalesce(b.last_seen_sequence, 0)";

  private final JdbcEngine engine;
  private final Connection connection;
  private final Transactions transactions;
  private final PreparedStatement announce;
  private final PreparedStatement lastNumber;
  private final PreparedStatement touch;
  private final PreparedStatement insert;
  private final PreparedStatement position;
  private final PreparedStatement unread;
  private final PreparedStatement move;
  private final PreparedStatement inbox;

  HandWrittenChannels(JdbcEngine engine, String url) throws SQLException {
    this.engine = engine;
    this.connection = engine.connect(url);
    this.transactions = new Transactions(engine, connection);
    this.announce =
        engine == JdbcEngine.SQLITE
            ? null
            : connection.prepareStatement("select pg_notify('news', ?)");
    this.lastNumber =
        connection.prepareStatement(
            "select "
                + LAST
                + ", coalesce(a.last_active_at < ?, true) from channels c join agents a"
                + " on a.agent_id = ? where c.channel_id = ? and c.archived_at is null"
                + " and a.archived_at is null");
    this.touch =
        connection.prepareStatement(
            "update agents set last_active_at = ? where agent_id = ? and archived_at is null");
    this.insert =
        connection.prepareStatement(
            "insert into channel_messages"
                + " (message_id, channel_id, sequence, agent_id, content, created_at)"
                + " values (?, ?, ?, ?, ?, ?)");
    this.position =
        connection.prepareStatement(
            "select "
                + SEEN
                + ", "
                + LAST
                + " from channels c left join bookmarks b"
                + " on b.agent_id = ? and b.channel_id = c.channel_id where c.channel_id = ?");
    this.unread =
        connection.prepareStatement(
            "select message_id, channel_id, sequence, agent_id, content, created_at"
                + " from channel_messages where channel_id = ? and sequence > ?"
                + " and agent_id <> ? order by sequence limit ?");
    this.move =
        connection.prepareStatement(
            "insert into bookmarks (agent_id, channel_id, last_seen_sequence, last_seen_id)"
                + " values (?, ?, ?, ?) on conflict (agent_id, channel_id) do update set"
                + " last_seen_sequence = excluded.last_seen_sequence,"
                + " last_seen_id = excluded.last_seen_id");
    this.inbox =
        connection.prepareStatement(
            "select c.channel_id, c.name, "
                + LAST
                + " - "
                + SEEN
                + " - (select count(*) from channel_messages m where m.channel_id = c.channel_id"
                + " and m.agent_id = ? and m.sequence > "
                + SEEN
                + ") from channels c left join bookmarks b on b.agent_id = ?"
                + " and b.channel_id = c.channel_id where c.archived_at is null"
                + " and "
                + LAST
                + " > "
                + SEEN
                + " order by (select created_at from channel_messages m where m.channel_id ="
                + " c.channel_id order by sequence desc limit 1) desc, c.channel_id desc limit ?");
  }

  /** One transaction that posts a message. */
  long post(String id, String channel, String author, String content, Instant at)
      throws SQLException {
    transactions.beginLocked();
    lastNumber.setObject(1, engine.instant(at.minusSeconds(1)));
    lastNumber.setString(2, author);
    lastNumber.setString(3, channel);
    long number;
    boolean stale;
    try (ResultSet rows = lastNumber.executeQuery()) {
      rows.next();
      number = rows.getLong(1) + 1;
      stale = rows.getBoolean(2);
    }
    if (stale) {
      touch.setObject(1, engine.instant(at));
      touch.setString(2, author);
      touch.executeUpdate();
    }
    insert.setString(1, id);
    insert.setString(2, channel);
    insert.setLong(3, number);
    insert.setString(4, author);
    insert.setString(5, content);
    insert.setObject(6, engine.instant(at));
    insert.executeUpdate();
    if (announce != null) {
      announce.setString(1, channel);
      announce.execute();
    }
    transactions.commit();
    return number;
  }

  /** One transaction that receives what is unread and moves the bookmark. */
  List<ChannelMessage> receive(String reader, String channel, int limit) throws SQLException {
    transactions.beginLocked();
    position.setString(1, reader);
    position.setString(2, channel);
    long seen;
    long head;
    try (ResultSet rows = position.executeQuery()) {
      rows.next();
      seen = rows.getLong(1);
      head = rows.getLong(2);
    }
    unread.setString(1, channel);
    unread.setLong(2, seen);
    unread.setString(3, reader);
    unread.setInt(4, limit);
    List<ChannelMessage> received = new ArrayList<>();
    try (ResultSet rows = unread.executeQuery()) {
      while (rows.next()) {
        received.add(message(rows));
      }
    }
    move.setString(1, reader);
    move.setString(2, channel);
    move.setLong(3, head);
    move.setString(4, received.get(received.size() - 1).id().value());
    move.executeUpdate();
    transactions.commit();
    return received;
  }

  /** How many channels have something unread. */
  int inbox(String reader, int limit) throws SQLException {
    inbox.setString(1, reader);
    inbox.setString(2, reader);
    inbox.setInt(3, limit);
    int found = 0;
    try (ResultSet rows = inbox.executeQuery()) {
      while (rows.next()) {
        found += rows.getLong(3) > 0 && rows.getString(2) != null ? 1 : 0;
      }
    }
    return found;
  }

  private ChannelMessage message(ResultSet rows) throws SQLException {
    return new ChannelMessage(
        new ChannelMessageId(rows.getString(1)),
        new ChannelId(rows.getString(2)),
        rows.getLong(3),
        new AgentId(rows.getString(4)),
        rows.getString(5),
        engine == JdbcEngine.SQLITE
            ? InstantText.parse(rows.getString(6))
            : rows.getObject(6, OffsetDateTime.class).toInstant());
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
