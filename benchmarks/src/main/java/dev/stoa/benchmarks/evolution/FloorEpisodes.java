package dev.stoa.benchmarks.evolution;

import dev.stoa.benchmarks.engine.FloorDatabase;
import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.engine.TimeOrderedId;
import dev.stoa.benchmarks.engine.Transactions;
import java.io.IOException;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;

/** Episodes and their actions in two tables without rules. */
final class FloorEpisodes implements AutoCloseable {

  private final JdbcEngine engine;
  private final FloorDatabase database;
  private final Transactions transactions;
  private final PreparedStatement insert;
  private final PreparedStatement action;

  FloorEpisodes(JdbcEngine engine, String url) throws SQLException, IOException {
    this.engine = engine;
    this.database = FloorDatabase.create(engine, url, "episode");
    this.transactions = database.transactions();
    this.insert =
        database.prepare(
            "insert into episode (id, generation, score_a, score_b, reason, state, created_at)"
                + " values (?, ?, ?, ?, 'timeout', '{}', ?)");
    this.action =
        database.prepare(
            "insert into action (episode, sequence, turn, speaker, said, tokens)"
                + " values (?, ?, ?, ?, ?, 100)");
  }

  /** One transaction that stores an episode with its actions. */
  void record(String generation, String profile, int score, int actions, String text, Instant at)
      throws SQLException {
    transactions.begin();
    bind(generation, profile, score, actions, text, at);
    insert.executeUpdate();
    action.executeBatch();
    transactions.commit();
  }

  /** One transaction that stores many of them, and one batch for each table. */
  void recordAll(int count, String generation, String profile, int actions, String text, Instant at)
      throws SQLException {
    transactions.begin();
    for (int i = 0; i < count; i++) {
      bind(generation, profile, 0, actions, text, at);
      insert.addBatch();
    }
    insert.executeBatch();
    action.executeBatch();
    transactions.commit();
  }

  private void bind(
      String generation, String profile, int score, int actions, String text, Instant at)
      throws SQLException {
    String id = TimeOrderedId.next();
    insert.setString(1, id);
    insert.setString(2, generation);
    insert.setInt(3, score);
    insert.setInt(4, score);
    insert.setObject(5, engine.instant(at));
    for (int i = 1; i <= actions; i++) {
      action.setString(1, id);
      action.setLong(2, i);
      action.setLong(3, i);
      action.setString(4, profile);
      action.setString(5, text);
      action.addBatch();
    }
  }

  @Override
  public void close() throws SQLException {
    database.close();
  }
}
