package dev.stoa.benchmarks.channel;

import dev.stoa.benchmarks.engine.FloorDatabase;
import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.engine.TimeOrderedId;
import dev.stoa.benchmarks.engine.Transactions;
import java.io.IOException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;

/** Numbered messages in one table; on PostgreSQL waiting readers are notified. */
final class FloorChannel implements AutoCloseable {

  private final JdbcEngine engine;
  private final FloorDatabase database;
  private final Transactions transactions;
  private final PreparedStatement last;
  private final PreparedStatement insert;
  private final PreparedStatement announce;

  FloorChannel(JdbcEngine engine, String url) throws SQLException, IOException {
    this.engine = engine;
    this.database = FloorDatabase.create(engine, url, "post");
    this.transactions = database.transactions();
    this.last =
        database.prepare(
            "select sequence from message where channel = ? order by sequence desc limit 1");
    this.insert =
        database.prepare(
            "insert into message (channel, sequence, id, author, content, created_at)"
                + " values (?, ?, ?, ?, ?, ?)");
    this.announce =
        engine == JdbcEngine.SQLITE ? null : database.prepare("select pg_notify('news', ?)");
  }

  /** As many channels and messages as the other sides have. */
  void fill() throws SQLException {
    transactions.begin();
    for (int channel = 0; channel < ChannelFixture.CHANNELS; channel++) {
      for (int number = 1; number <= ChannelFixture.MESSAGES_EACH; number++) {
        bind(
            "busy" + channel,
            number,
            ChannelFixture.author(number % ChannelFixture.AUTHORS),
            ChannelFixture.content(number),
            ChannelFixture.AT.plusSeconds(number));
        insert.addBatch();
      }
      insert.executeBatch();
    }
    transactions.commit();
    database.settle();
  }

  /** One transaction that posts a message. */
  void post(String channel, String author, String content, Instant at) throws SQLException {
    transactions.beginLocked();
    last.setString(1, channel);
    long number;
    try (ResultSet rows = last.executeQuery()) {
      number = rows.next() ? rows.getLong(1) + 1 : 1;
    }
    bind(channel, number, author, content, at);
    insert.executeUpdate();
    if (announce != null) {
      announce.setString(1, channel);
      announce.execute();
    }
    transactions.commit();
  }

  private void bind(String channel, long number, String author, String content, Instant at)
      throws SQLException {
    insert.setString(1, channel);
    insert.setLong(2, number);
    insert.setString(3, TimeOrderedId.next());
    insert.setString(4, author);
    insert.setString(5, content);
    insert.setObject(6, engine.instant(at));
  }

  @Override
  public void close() throws SQLException {
    database.close();
  }
}
