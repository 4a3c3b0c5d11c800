package dev.stoa.benchmarks.evolution;

import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.engine.TimeOrderedId;
import dev.stoa.benchmarks.engine.Transactions;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;

/** Episodes as a careful engineer writes them with JDBC alone: prepared once, no layers. */
final class HandWrittenEpisodes implements AutoCloseable {

  private final JdbcEngine engine;
  private final Connection connection;
  private final Transactions transactions;
  private final PreparedStatement known;
  private final PreparedStatement insert;
  private final PreparedStatement action;

  HandWrittenEpisodes(JdbcEngine engine, String url) throws SQLException {
    this.engine = engine;
    this.connection = engine.connect(url);
    this.transactions = new Transactions(engine, connection);
    this.known =
        connection.prepareStatement(
            "select (select count(*) from generations where id = ?),"
                + " (select count(*) from agent_profiles where id = ?)");
    String json = engine == JdbcEngine.SQLITE ? "?" : "cast(? as jsonb)";
    this.insert =
        connection.prepareStatement(
            "insert into episodes (id, generation_id, agent_a_profile_id, agent_b_profile_id,"
                + " agent_a_score, agent_b_score, total_turns, termination_reason,"
                + " final_state_snapshot, is_shadow_trial, created_at)"
                + " values (?, ?, ?, ?, ?, ?, 20, 'timeout', "
                + json
                + ", false, ?)");
    this.action =
        connection.prepareStatement(
            "insert into action_logs (episode_id, sequence, turn_number, speaker_id,"
                + " public_dialogue, state_mutations, propose_resolution, abort_episode,"
                + " token_usage) values (?, ?, ?, ?, ?, "
                + json
                + ", false, false, 100)");
  }

  /** One transaction that stores an episode with its actions. */
  void record(String generation, String profile, int score, int actions, String text, Instant at)
      throws SQLException {
    transactions.begin();
    known.setString(1, generation);
    known.setString(2, profile);
    try (ResultSet rows = known.executeQuery()) {
      if (!rows.next() || rows.getInt(1) + rows.getInt(2) != 2) {
        throw new IllegalStateException("generation or profile is unknown");
      }
    }
    String id = TimeOrderedId.next();
    insert.setString(1, id);
    insert.setString(2, generation);
    insert.setString(3, profile);
    insert.setString(4, profile);
    insert.setInt(5, score);
    insert.setInt(6, score);
    insert.setString(7, "{}");
    insert.setObject(8, engine.instant(at));
    insert.executeUpdate();
    for (int i = 1; i <= actions; i++) {
      action.setString(1, id);
      action.setLong(2, i);
      action.setLong(3, i);
      action.setString(4, profile);
      action.setString(5, text);
      action.setString(6, "[]");
      action.addBatch();
    }
    action.executeBatch();
    transactions.commit();
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
