package dev.stoa.benchmarks.rating;

import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.schema.InstantText;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;

/** Leaderboard and log as a careful engineer reads them with JDBC alone: prepared once. */
final class HandWrittenRatings implements AutoCloseable {

  private static final int FETCH_SIZE = 1_000;

  private final JdbcEngine engine;
  private final Connection connection;
  private final PreparedStatement leaders;
  private final PreparedStatement scores;

  HandWrittenRatings(JdbcEngine engine, String url) throws SQLException {
    this.engine = engine;
    this.connection = engine.connect(url);
    this.leaders =
        connection.prepareStatement(
            "select agent_name, elo, wins, losses, draws, updated_at"
                + " from ratings where domain = '' order by elo desc, agent_name limit ?");
    this.scores =
        connection.prepareStatement(
            "select match_id, agent_name, score from match_participants order by match_id");
    scores.setFetchSize(FETCH_SIZE);
  }

  List<AgentRating> leaders(int limit) throws SQLException {
    leaders.setInt(1, limit);
    List<AgentRating> found = new ArrayList<>();
    try (ResultSet rows = leaders.executeQuery()) {
      while (rows.next()) {
        found.add(
            new AgentRating(
                new AgentName(rows.getString(1)),
                rows.getDouble(2),
                rows.getLong(3),
                rows.getLong(4),
                rows.getLong(5),
                instant(rows, 6)));
      }
    }
    return found;
  }

  /** Reads the whole log and does nothing with it. */
  double readLog() throws SQLException {
    connection.setAutoCommit(false);
    double sum = 0;
    try (ResultSet rows = scores.executeQuery()) {
      while (rows.next()) {
        sum += rows.getDouble(3) + rows.getLong(1) + rows.getString(2).length();
      }
    }
    connection.setAutoCommit(true);
    return sum;
  }

  private Instant instant(ResultSet rows, int column) throws SQLException {
    return engine == JdbcEngine.SQLITE
        ? InstantText.parse(rows.getString(column))
        : rows.getObject(column, OffsetDateTime.class).toInstant();
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
