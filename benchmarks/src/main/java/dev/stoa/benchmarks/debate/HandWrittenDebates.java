package dev.stoa.benchmarks.debate;

import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.engine.TimeOrderedId;
import dev.stoa.benchmarks.engine.Transactions;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;

/** Debates as a careful engineer writes them with JDBC alone: prepared once, no layers. */
final class HandWrittenDebates implements AutoCloseable {

  private static final int FETCH_SIZE = 1_000;

  private final JdbcEngine engine;
  private final Connection connection;
  private final Transactions transactions;
  private final PreparedStatement running;
  private final PreparedStatement takesPart;
  private final PreparedStatement insert;
  private final PreparedStatement replay;

  HandWrittenDebates(JdbcEngine engine, String url) throws SQLException {
    this.engine = engine;
    this.connection = engine.connect(url);
    this.transactions = new Transactions(engine, connection);
    this.running =
        connection.prepareStatement(
            "select s.status, coalesce((select max(sequence) from debate_turns t"
                + " where t.session_id = s.id), 0) from debate_sessions s where s.id = ?");
    this.takesPart =
        connection.prepareStatement(
            "select 1 from debate_participants where agent_id = ? and session_id = ?");
    this.insert =
        connection.prepareStatement(
            "insert into debate_turns (id, session_id, sequence, round, phase, phase_place,"
                + " agent_id, content, confidence, created_at)"
                + " values (?, ?, ?, ?, 'proposal', 2, ?, ?, 0.5, ?)");
    this.replay =
        connection.prepareStatement(
            "select id, session_id, sequence, round, phase, phase_place, agent_id, to_agent,"
                + " agent_role, provider, model, content, confidence, tool_calls, test_results,"
                + " reflections, metadata, created_at, response_time_ms from debate_turns"
                + " where session_id = ? order by round, phase_place, sequence");
  }

  /** One transaction that appends a turn. */
  void append(String session, long round, String agent, String content, Instant at)
      throws SQLException {
    transactions.beginLocked();
    running.setString(1, session);
    long number;
    try (ResultSet rows = running.executeQuery()) {
      if (!rows.next() || !"running".equals(rows.getString(1))) {
        throw new IllegalStateException("session " + session + " does not run");
      }
      number = rows.getLong(2) + 1;
    }
    takesPart.setString(1, agent);
    takesPart.setString(2, session);
    try (ResultSet rows = takesPart.executeQuery()) {
      if (!rows.next()) {
        throw new IllegalStateException("agent " + agent + " does not take part");
      }
    }
    insert.setString(1, TimeOrderedId.next());
    insert.setString(2, session);
    insert.setLong(3, number);
    insert.setLong(4, round);
    insert.setString(5, agent);
    insert.setString(6, content);
    insert.setObject(7, engine.instant(at));
    insert.executeUpdate();
    transactions.commit();
  }

  /** Reads every column of every turn, and returns how many turns there are. */
  int replay(String session) throws SQLException {
    transactions.begin();
    replay.setFetchSize(FETCH_SIZE);
    replay.setString(1, session);
    int turns = 0;
    try (ResultSet rows = replay.executeQuery()) {
      int columns = rows.getMetaData().getColumnCount();
      while (rows.next()) {
        for (int i = 1; i <= columns; i++) {
          rows.getString(i);
        }
        turns++;
      }
    }
    transactions.commit();
    return turns;
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
