package dev.stoa.benchmarks.rating;

import dev.stoa.benchmarks.engine.JdbcEngine;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.Random;

/** The same log and the same ratings in both workspaces, put there by hand. */
final class RatingFixture {

  static final int MATCHES = 100_000;
  static final int PLAYERS = 100;
  static final int RATED = 10_000;
  static final Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  private RatingFixture() {}

  static void fill(JdbcEngine engine, String url) throws SQLException {
    try (Connection connection = engine.connect(url)) {
      connection.setAutoCommit(false);
      log(engine, connection);
      ratings(engine, connection);
      connection.commit();
      connection.setAutoCommit(true);
      try (Statement statement = connection.createStatement()) {
        statement.execute(
            engine == JdbcEngine.SQLITE ? "pragma wal_checkpoint(truncate)" : "vacuum analyze");
      }
    }
  }

  static String player(int number) {
    return "player-" + number;
  }

  static String rated(int number) {
    return "agent-" + number;
  }

  /** Every player is a little stronger than the one before; one match in ten is a draw. */
  private static void log(JdbcEngine engine, Connection connection) throws SQLException {
    Random random = new Random(5);
    try (PreparedStatement match =
            connection.prepareStatement(
                "insert into matches (id, debate_id, confidence_weight, k_factor, created_at)"
                    + " values (?, ?, 1, 32, ?)");
        PreparedStatement part =
            connection.prepareStatement(
                "insert into match_participants"
                    + " (match_id, place, agent_name, score, k_multiplier, elo_change, elo)"
                    + " values (?, ?, ?, ?, 1, ?, 1500)")) {
      for (int id = 1; id <= MATCHES; id++) {
        int one = random.nextInt(PLAYERS);
        int other = (one + 1 + random.nextInt(PLAYERS - 1)) % PLAYERS;
        boolean drawn = random.nextInt(10) == 0;
        boolean won = random.nextDouble() < 1 / (1 + Math.exp((other - one) / 25.0));
        match.setLong(1, id);
        match.setString(2, "played-" + id);
        match.setObject(3, engine.instant(AT.plusSeconds(id)));
        match.addBatch();
        part(part, id, 1, player(one), drawn ? 0.5 : won ? 1 : 0);
        part(part, id, 2, player(other), drawn ? 0.5 : won ? 0 : 1);
      }
      match.executeBatch();
      part.executeBatch();
    }
  }

  private static void part(PreparedStatement part, int match, int place, String agent, double score)
      throws SQLException {
    part.setLong(1, match);
    part.setLong(2, place);
    part.setString(3, agent);
    part.setDouble(4, score);
    part.setDouble(5, 32 * (score - 0.5));
    part.addBatch();
  }

  private static void ratings(JdbcEngine engine, Connection connection) throws SQLException {
    Random random = new Random(7);
    try (PreparedStatement rating =
        connection.prepareStatement(
            "insert into ratings (agent_name, domain, elo, wins, losses, draws, updated_at)"
                + " values (?, '', ?, 1, 1, 1, ?)")) {
      for (int i = 0; i < RATED; i++) {
        rating.setString(1, rated(i));
        rating.setDouble(2, 1500 + 100 * random.nextGaussian());
        rating.setObject(3, engine.instant(AT));
        rating.addBatch();
      }
      rating.executeBatch();
    }
  }
}
