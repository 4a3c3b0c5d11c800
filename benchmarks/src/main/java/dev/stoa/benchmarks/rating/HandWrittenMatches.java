package dev.stoa.benchmarks.rating;

import dev.stoa.benchmarks.Engine;
import dev.stoa.benchmarks.Transactions;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;

/** Recording a match of two as a careful engineer writes it with JDBC alone: prepared once. */
final class HandWrittenMatches implements AutoCloseable {

  private static final double START = 1500;
  private static final double K = 32;

  private final Engine engine;
  private final Connection connection;
  private final Transactions transactions;
  private final PreparedStatement end;
  private final PreparedStatement ratings;
  private final PreparedStatement insertMatch;
  private final PreparedStatement insertPart;
  private final PreparedStatement saveRating;
  private final PreparedStatement saveDomain;
  private final PreparedStatement insertHistory;
  private final PreparedStatement addRelationship;

  HandWrittenMatches(Engine engine, String url) throws SQLException {
    this.engine = engine;
    this.connection = engine.connect(url);
    this.transactions = new Transactions(engine, connection);
    this.end =
        prepare(
            "select id, created_at, (select count(*) from matches where debate_id = ?)"
                + " from matches order by id desc limit 1");
    this.ratings =
        prepare(
            "select '', agent_name, elo, wins, losses, draws, debates_count, updated_at"
                + " from ratings where agent_name in (?, ?)"
                + " union all select domain, agent_name, elo, 0, 0, 0, debates_count, updated_at"
                + " from domain_ratings where agent_name in (?, ?) and domain = ?");
    this.insertMatch =
        prepare(
            "insert into matches (id, debate_id, winner, domain, confidence_weight, k_factor,"
                + " created_at) values (?, ?, ?, ?, ?, ?, ?)");
    this.insertPart =
        prepare(
            "insert into match_participants"
                + " (match_id, agent_name, score, elo_change, k_multiplier)"
                + " values (?, ?, ?, ?, ?)");
    this.saveRating =
        prepare(
            "insert into ratings (agent_name, elo, wins, losses, draws, debates_count, updated_at)"
                + " values (?, ?, ?, ?, ?, ?, ?) on conflict (agent_name) do update set"
                + " elo = excluded.elo, wins = excluded.wins, losses = excluded.losses,"
                + " draws = excluded.draws, debates_count = excluded.debates_count,"
                + " updated_at = excluded.updated_at");
    this.saveDomain =
        prepare(
            "insert into domain_ratings (agent_name, domain, elo, debates_count, updated_at)"
                + " values (?, ?, ?, ?, ?) on conflict (agent_name, domain) do update set"
                + " elo = excluded.elo, debates_count = excluded.debates_count,"
                + " updated_at = excluded.updated_at");
    this.insertHistory =
        prepare(
            "insert into elo_history (agent_name, elo, debate_id, created_at)"
                + " values (?, ?, ?, ?)");
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
    double[] elo = {START, START};
    long[][] counts = new long[2][4];
    double[] there = {Double.NaN, Double.NaN};
    long[] debates = new long[2];
    ratings.setString(1, first);
    ratings.setString(2, second);
    ratings.setString(3, first);
    ratings.setString(4, second);
    ratings.setString(5, domain);
    try (ResultSet rows = ratings.executeQuery()) {
      while (rows.next()) {
        int i = rows.getString(2).equals(first) ? 0 : 1;
        if (rows.getString(1).isEmpty()) {
          elo[i] = rows.getDouble(3);
          for (int c = 0; c < 4; c++) {
            counts[i][c] = rows.getLong(4 + c);
          }
        } else {
          there[i] = rows.getDouble(3);
          debates[i] = rows.getLong(7);
        }
      }
    }
    double change = K * (1 - 1 / (1 + StrictMath.pow(10, (elo[1] - elo[0]) / 400)));
    double[] changes = {change, -change};
    match(id, debate, first, domain, at);
    parts(id, agents, changes);
    for (int i = 0; i < 2; i++) {
      rating(agents[i], elo[i] + changes[i], counts[i], i == 0, at);
    }
    saveRating.executeBatch();
    for (int i = 0; i < 2; i++) {
      double before = Double.isNaN(there[i]) ? elo[i] : there[i];
      domain(agents[i], domain, before + changes[i], debates[i] + 1, at);
    }
    saveDomain.executeBatch();
    for (int i = 0; i < 2; i++) {
      insertHistory.setString(1, agents[i]);
      insertHistory.setDouble(2, elo[i] + changes[i]);
      insertHistory.setString(3, debate);
      insertHistory.setObject(4, engine.instant(at));
      insertHistory.addBatch();
    }
    insertHistory.executeBatch();
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

  private void match(long id, String debate, String winner, String domain, Instant at)
      throws SQLException {
    insertMatch.setLong(1, id);
    insertMatch.setString(2, debate);
    insertMatch.setString(3, winner);
    insertMatch.setString(4, domain);
    insertMatch.setDouble(5, 1);
    insertMatch.setDouble(6, K);
    insertMatch.setObject(7, engine.instant(at));
    insertMatch.executeUpdate();
  }

  private void parts(long id, String[] agents, double[] changes) throws SQLException {
    for (int i = 0; i < 2; i++) {
      insertPart.setLong(1, id);
      insertPart.setString(2, agents[i]);
      insertPart.setDouble(3, 1 - i);
      insertPart.setDouble(4, changes[i]);
      insertPart.setDouble(5, 1);
      insertPart.addBatch();
    }
    insertPart.executeBatch();
  }

  private void rating(String agent, double elo, long[] counts, boolean won, Instant at)
      throws SQLException {
    saveRating.setString(1, agent);
    saveRating.setDouble(2, elo);
    saveRating.setLong(3, counts[0] + (won ? 1 : 0));
    saveRating.setLong(4, counts[1] + (won ? 0 : 1));
    saveRating.setLong(5, counts[2]);
    saveRating.setLong(6, counts[3] + 1);
    saveRating.setObject(7, engine.instant(at));
    saveRating.addBatch();
  }

  private void domain(String agent, String domain, double elo, long debates, Instant at)
      throws SQLException {
    saveDomain.setString(1, agent);
    saveDomain.setString(2, domain);
    saveDomain.setDouble(3, elo);
    saveDomain.setLong(4, debates);
    saveDomain.setObject(5, engine.instant(at));
    saveDomain.addBatch();
  }

  private PreparedStatement prepare(String sql) throws SQLException {
    return connection.prepareStatement(sql);
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
