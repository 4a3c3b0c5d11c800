package dev.stoa.benchmarks.rating;

import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.engine.Transactions;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;

/** Recording a match of two as a careful engineer writes it with JDBC alone: prepared once. */
final class HandWrittenMatches implements AutoCloseable {

  private static final double START = 1500;
  private static final double K = 32;
  private static final String OVERALL = "";

  private final JdbcEngine engine;
  private final Connection connection;
  private final Transactions transactions;
  private final PreparedStatement end;
  private final PreparedStatement ratings;
  private final PreparedStatement insertMatch;
  private final PreparedStatement insertPart;
  private final PreparedStatement saveRating;
  private final PreparedStatement addRelationship;

  HandWrittenMatches(JdbcEngine engine, String url) throws SQLException {
    this.engine = engine;
    this.connection = engine.connect(url);
    this.transactions = new Transactions(engine, connection);
    this.end =
        prepare(
            "select id, created_at, (select count(*) from matches where debate_id = ?)"
                + " from matches order by id desc limit 1");
    this.ratings =
        prepare(
            "select agent_name, domain, elo, wins, losses, draws from ratings"
                + " where agent_name in (?, ?) and domain in ('', ?)");
    this.insertMatch =
        prepare(
            "insert into matches (id, debate_id, domain, confidence_weight, k_factor, created_at)"
                + " values (?, ?, ?, ?, ?, ?)");
    this.insertPart =
        prepare(
            "insert into match_participants"
                + " (match_id, place, agent_name, score, k_multiplier, elo_change, elo)"
                + " values (?, ?, ?, ?, ?, ?, ?)");
    this.saveRating =
        prepare(
            "insert into ratings (agent_name, domain, elo, wins, losses, draws, updated_at)"
                + " values (?, ?, ?, ?, ?, ?, ?) on conflict (agent_name, domain) do update set"
                + " elo = excluded.elo, wins = excluded.wins, losses = excluded.losses,"
                + " draws = excluded.draws, updated_at = excluded.updated_at");
    this.addRelationship =
        prepare(
            "insert into agent_relationships (agent_a, agent_b, debate_count, a_wins_over_b,"
                + " b_wins_over_a, updated_at) values (?, ?, 1, ?, ?, ?)"
                + " on conflict (agent_a, agent_b) do update set"
                + " debate_count = agent_relationships.debate_count + 1,"
                + " a_wins_over_b = agent_relationships.a_wins_over_b + excluded.a_wins_over_b,"
                + " b_wins_over_a = agent_relationships.b_wins_over_a + excluded.b_wins_over_a,"
                + " updated_at = excluded.updated_at");
  }

  /** One transaction; the first of the two has the lesser name, and won. */
  void won(String debate, String first, String second, String domain, Instant at)
      throws SQLException {
    transactions.beginLocked();
    long id = nextId(debate);
    String[] agents = {first, second};
    String[] domains = {OVERALL, domain};
    double[][] elo = {{START, START}, {Double.NaN, Double.NaN}};
    long[][][] counts = new long[2][2][3];
    read(agents, domain, elo, counts);
    double change = K * (1 - 1 / (1 + StrictMath.pow(10, (elo[0][1] - elo[0][0]) / 400)));
    double[] changes = {change, -change};
    match(id, debate, domain, at);
    parts(id, agents, changes, elo[0]);
    for (int d = 0; d < 2; d++) {
      for (int i = 0; i < 2; i++) {
        double before = Double.isNaN(elo[d][i]) ? elo[0][i] : elo[d][i];
        counts[d][i][i]++;
        rating(agents[i], domains[d], before + changes[i], counts[d][i], at);
      }
    }
    saveRating.executeBatch();
    addRelationship.setString(1, first);
    addRelationship.setString(2, second);
    addRelationship.setLong(3, 1);
    addRelationship.setLong(4, 0);
    addRelationship.setObject(5, engine.instant(at));
    addRelationship.executeUpdate();
    transactions.commit();
  }

  private long nextId(String debate) throws SQLException {
    end.setString(1, debate);
    try (ResultSet rows = end.executeQuery()) {
      if (!rows.next()) {
        return 1;
      }
      if (rows.getInt(3) > 0) {
        throw new IllegalStateException("debate " + debate + " was recorded already");
      }
      return rows.getLong(1) + 1;
    }
  }

  private void read(String[] agents, String domain, double[][] elo, long[][][] counts)
      throws SQLException {
    ratings.setString(1, agents[0]);
    ratings.setString(2, agents[1]);
    ratings.setString(3, domain);
    try (ResultSet rows = ratings.executeQuery()) {
      while (rows.next()) {
        int i = rows.getString(1).equals(agents[0]) ? 0 : 1;
        int d = rows.getString(2).equals(OVERALL) ? 0 : 1;
        elo[d][i] = rows.getDouble(3);
        for (int c = 0; c < 3; c++) {
          counts[d][i][c] = rows.getLong(4 + c);
        }
      }
    }
  }

  private void match(long id, String debate, String domain, Instant at) throws SQLException {
    insertMatch.setLong(1, id);
    insertMatch.setString(2, debate);
    insertMatch.setString(3, domain);
    insertMatch.setDouble(4, 1);
    insertMatch.setDouble(5, K);
    insertMatch.setObject(6, engine.instant(at));
    insertMatch.executeUpdate();
  }

  private void parts(long id, String[] agents, double[] changes, double[] before)
      throws SQLException {
    for (int i = 0; i < 2; i++) {
      insertPart.setLong(1, id);
      insertPart.setLong(2, i + 1);
      insertPart.setString(3, agents[i]);
      insertPart.setDouble(4, 1 - i);
      insertPart.setDouble(5, 1);
      insertPart.setDouble(6, changes[i]);
      insertPart.setDouble(7, before[i] + changes[i]);
      insertPart.addBatch();
    }
    insertPart.executeBatch();
  }

  private void rating(String agent, String domain, double elo, long[] counts, Instant at)
      throws SQLException {
    saveRating.setString(1, agent);
    saveRating.setString(2, domain);
    saveRating.setDouble(3, elo);
    for (int c = 0; c < 3; c++) {
      saveRating.setLong(4 + c, counts[c]);
    }
    saveRating.setObject(7, engine.instant(at));
    saveRating.addBatch();
  }

  private PreparedStatement prepare(String sql) throws SQLException {
    return connection.prepareStatement(sql);
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
