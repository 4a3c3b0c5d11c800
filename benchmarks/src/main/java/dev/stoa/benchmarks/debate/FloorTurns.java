package dev.stoa.benchmarks.debate;

import dev.stoa.benchmarks.engine.FloorDatabase;
import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.engine.TimeOrderedId;
import dev.stoa.benchmarks.engine.Transactions;
import java.io.IOException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;

/** Numbered turns in one table. */
final class FloorTurns implements AutoCloseable {

  private final JdbcEngine engine;
  private final FloorDatabase database;
  private final Transactions transactions;
  private final PreparedStatement last;
  private final PreparedStatement insert;

  FloorTurns(JdbcEngine engine, String url) throws SQLException, IOException {
    this.engine = engine;
    this.database = FloorDatabase.create(engine, url, "turn");
    this.transactions = database.transactions();
    this.last =
        database.prepare(
            "select sequence from turn where session = ? order by sequence desc limit 1");
    this.insert =
        database.prepare(
            "insert into turn (session, sequence, id, round, place, agent, content, confidence,"
                + " created_at) values (?, ?, ?, ?, 2, ?, ?, 0.5, ?)");
  }

  /** One transaction that appends a turn. */
  void append(String session, long round, String agent, String content, Instant at)
      throws SQLException {
    transactions.beginLocked();
    last.setString(1, session);
    long number;
    try (ResultSet rows = last.executeQuery()) {
      number = rows.next() ? rows.getLong(1) + 1 : 1;
    }
    insert.setString(1, session);
    insert.setLong(2, number);
    insert.setString(3, TimeOrderedId.next());
    insert.setLong(4, round);
    insert.setString(5, agent);
    insert.setString(6, content);
    insert.setObject(7, engine.instant(at));
    insert.executeUpdate();
    transactions.commit();
  }

  @Override
  public void close() throws SQLException {
    database.close();
  }
}
