package dev.stoa.benchmarks.agent;

import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.engine.TimeOrderedId;
import dev.stoa.benchmarks.engine.Transactions;
import dev.stoa.storage.StorageConfig;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The queue as a careful engineer writes it with JDBC alone: prepared once, no layers. */
final class HandWrittenQueue implements AutoCloseable {

  private record Claimed(String id, String input, long claim) {}

  /** The connection of a worker; on SQLite all share the one that writes, and take turns. */
  private static final class Desk implements AutoCloseable {
    private final JdbcEngine engine;
    private final Connection connection;
    private final Transactions transactions;
    private final PreparedStatement claim;
    private final PreparedStatement complete;

    Desk(JdbcEngine engine, String url) throws SQLException {
      this.engine = engine;
      this.connection = engine.connect(url);
      boolean sqlite = engine == JdbcEngine.SQLITE;
      this.transactions = new Transactions(engine, connection);
      String next = "select sequence from tasks where status = 'pending' order by sequence limit ?";
      this.claim =
          connection.prepareStatement(
              "update tasks set status = 'running', attempts = attempts + 1, claims = claims + 1,"
                  + " worker = ?, lease_expires_at = ?, started_at = ? where sequence "
                  + (sqlite
                      ? "in (" + next + ")"
                      : "= any(array(" + next + " for update skip locked))")
                  + " returning task_id, input, claims");
      this.complete =
          connection.prepareStatement(
              "update tasks set status = 'completed', output = ?, completed_at = ?,"
                  + " lease_expires_at = null"
                  + " where task_id = ? and status = 'running' and claims = ?");
    }

    synchronized List<Claimed> claim(String worker, int limit) throws SQLException {
      transactions.begin();
      Instant now = StorageConfig.SYSTEM_CLOCK.instant();
      claim.setString(1, worker);
      claim.setObject(2, engine.instant(now.plus(Duration.ofMinutes(1))));
      claim.setObject(3, engine.instant(now));
      claim.setInt(4, limit);
      List<Claimed> claimed = new ArrayList<>(limit);
      try (ResultSet rows = claim.executeQuery()) {
        while (rows.next()) {
          claimed.add(new Claimed(rows.getString(1), rows.getString(2), rows.getLong(3)));
        }
      }
      transactions.commit();
      return claimed;
    }

    synchronized int complete(List<Claimed> claimed) throws SQLException {
      transactions.begin();
      Instant now = StorageConfig.SYSTEM_CLOCK.instant();
      for (Claimed one : claimed) {
        complete.setString(1, "ok");
        complete.setObject(2, engine.instant(now));
        complete.setString(3, one.id());
        complete.setLong(4, one.claim());
        complete.addBatch();
      }
      int done = 0;
      for (int changed : complete.executeBatch()) {
        done += changed;
      }
      transactions.commit();
      return done;
    }

    synchronized void give(String agent, List<String> inputs) throws SQLException {
      transactions.begin();
      Object now = engine.instant(StorageConfig.SYSTEM_CLOCK.instant());
      try (PreparedStatement insert =
          connection.prepareStatement(
              "insert into tasks (task_id, reversed_id, agent_id, input, created_at)"
                  + " values (?, ?, ?, ?, ?)")) {
        for (String input : inputs) {
          String id = TimeOrderedId.next();
          insert.setString(1, id);
          insert.setString(2, new StringBuilder(id).reverse().toString());
          insert.setString(3, agent);
          insert.setString(4, input);
          insert.setObject(5, now);
          insert.addBatch();
        }
        insert.executeBatch();
      }
      transactions.commit();
    }

    @Override
    public void close() throws SQLException {
      connection.close();
    }
  }

  private final List<Desk> desks = new ArrayList<>();

  HandWrittenQueue(JdbcEngine engine, String url, int workers) throws SQLException {
    int count = engine == JdbcEngine.SQLITE ? 1 : workers;
    for (int i = 0; i < count; i++) {
      desks.add(new Desk(engine, url));
    }
  }

  void give(String agent, List<String> inputs) throws SQLException {
    desks.get(0).give(agent, inputs);
  }

  void claimAndComplete(int worker, int batch) throws SQLException {
    Desk desk = desks.get(worker % desks.size());
    List<Claimed> claimed = desk.claim("worker-" + worker, batch);
    if (claimed.size() != batch || desk.complete(claimed) != batch) {
      throw new IllegalStateException("a batch was not claimed and completed whole");
    }
  }

  @Override
  public void close() throws SQLException {
    for (Desk desk : desks) {
      desk.close();
    }
  }
}
