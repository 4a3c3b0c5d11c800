package dev.stoa.benchmarks.rating;

import dev.stoa.benchmarks.engine.FloorDatabase;
import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.engine.Transactions;
import java.io.IOException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;

/** Matches of two in a log, with ratings overall and per discipline, and their history. */
final class FloorMatches implements AutoCloseable {

  private static final double START = 1500;
  private static final double K = 32;
  private static final String OVERALL = "";
  private static final int BATCH = 1_000;

  private final JdbcEngine engine;
  private final FloorDatabase database;
  private final Transactions transactions;
  private final PreparedStatement last;
  private final PreparedStatement known;
  private final PreparedStatement ratings;
  private final PreparedStatement insertMatch;
  private final PreparedStatement saveRating;
  private final PreparedStatement insertHistory;

  FloorMatches(JdbcEngine engine, String url) throws SQLException, IOException {
    this.engine = engine;
    this.database = FloorDatabase.create(engine, url, "match");
    this.transactions = database.transactions();
    this.last = database.prepare("select id from match order by id desc limit 1");
    this.known = database.prepare("select id from match where debate = ?");
    this.ratings =
        database.prepare(
            "select agent, discipline, elo, wins, losses, draws from rating"
                + " where agent in (?, ?) and discipline in ('', ?)");
    this.insertMatch =
        database.prepare(
            "insert into match (id, debate, first, second, first_score, first_change, discipline,"
                + " created_at) values (?, ?, ?, ?, ?, ?, ?, ?)");
    this.saveRating =
        database.prepare(
            "insert into rating (agent, discipline, elo, wins, losses, draws, updated_at)"
                + " values (?, ?, ?, ?, ?, ?, ?) on conflict (agent, discipline) do update set"
                + " elo = excluded.elo, wins = excluded.wins, losses = excluded.losses,"
                + " draws = excluded.draws, updated_at = excluded.updated_at");
    this.insertHistory =
        database.prepare("insert into history (agent, match, elo) values (?, ?, ?)");
  }

  /** As long a log and as many ratings as the other sides have. */
  void fill() throws SQLException {
    transactions.begin();
    for (int id = 1; id <= RatingFixture.MATCHES; id++) {
      String first = RatingFixture.player(id % RatingFixture.PLAYERS);
      String second = RatingFixture.player((id * 7 + 1) % RatingFixture.PLAYERS);
      match(id, "played-" + id, first, second, 16, OVERALL, RatingFixture.AT);
      insertMatch.addBatch();
      if (id % BATCH == 0) {
        insertMatch.executeBatch();
      }
    }
    for (int i = 0; i < RatingFixture.RATED; i++) {
      rating(RatingFixture.rated(i), OVERALL, START, new long[] {1, 1, 1}, RatingFixture.AT);
    }
    saveRating.executeBatch();
    transactions.commit();
    database.settle();
  }

  /** One transaction; the first of the two won. */
  void won(String debate, String first, String second, String discipline, Instant at)
      throws SQLException {
    transactions.beginLocked();
    long id;
    try (ResultSet rows = last.executeQuery()) {
      id = rows.next() ? rows.getLong(1) + 1 : 1;
    }
    known.setString(1, debate);
    try (ResultSet rows = known.executeQuery()) {
      if (rows.next()) {
        throw new IllegalStateException("debate " + debate + " was recorded already");
      }
    }
    String[] agents = {first, second};
    String[] disciplines = {OVERALL, discipline};
    double[][] elo = {{START, START}, {Double.NaN, Double.NaN}};
    long[][][] counts = new long[2][2][3];
    read(agents, discipline, elo, counts);
    double change = K * (1 - 1 / (1 + StrictMath.pow(10, (elo[0][1] - elo[0][0]) / 400)));
    match(id, debate, first, second, change, discipline, at);
    insertMatch.executeUpdate();
    for (int d = 0; d < 2; d++) {
      for (int i = 0; i < 2; i++) {
        double before = Double.isNaN(elo[d][i]) ? elo[0][i] : elo[d][i];
        counts[d][i][i]++;
        rating(agents[i], disciplines[d], before + (i == 0 ? change : -change), counts[d][i], at);
      }
    }
    saveRating.executeBatch();
    for (int i = 0; i < 2; i++) {
      insertHistory.setString(1, agents[i]);
      insertHistory.setLong(2, id);
      insertHistory.setDouble(3, elo[0][i] + (i == 0 ? change : -change));
      insertHistory.addBatch();
    }
    insertHistory.executeBatch();
    transactions.commit();
  }

  private void read(String[] agents, String discipline, double[][] elo, long[][][] counts)
      throws SQLException {
    ratings.setString(1, agents[0]);
    ratings.setString(2, agents[1]);
    ratings.setString(3, discipline);
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

  private void match(
      long id,
      String debate,
      String first,
      String second,
      double change,
      String discipline,
      Instant at)
      throws SQLException {
    insertMatch.setLong(1, id);
    insertMatch.setString(2, debate);
    insertMatch.setString(3, first);
    insertMatch.setString(4, second);
    insertMatch.setDouble(5, 1);
    insertMatch.setDouble(6, change);
    insertMatch.setString(7, discipline);
    insertMatch.setObject(8, engine.instant(at));
  }

  private void rating(String agent, String discipline, double elo, long[] counts, Instant at)
      throws SQLException {
    saveRating.setString(1, agent);
    saveRating.setString(2, discipline);
    saveRating.setDouble(3, elo);
    for (int c = 0; c < 3; c++) {
      saveRating.setLong(4 + c, counts[c]);
    }
    saveRating.setObject(7, engine.instant(at));
    saveRating.addBatch();
  }

  @Override
  public void close() throws SQLException {
    database.close();
  }
}
