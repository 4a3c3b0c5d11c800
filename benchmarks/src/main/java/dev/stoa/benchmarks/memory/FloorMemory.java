package dev.stoa.benchmarks.memory;

import dev.stoa.benchmarks.engine.FloorDatabase;
import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.engine.TimeOrderedId;
import dev.stoa.benchmarks.engine.Transactions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Random;

/** Memories in one table with one index of their words, none of them twice. */
final class FloorMemory implements AutoCloseable {

  private static final int BATCH = 1_000;

  private final JdbcEngine engine;
  private final FloorDatabase database;
  private final Transactions transactions;
  private final PreparedStatement insert;
  private final PreparedStatement index;
  private final MessageDigest sha256;

  FloorMemory(JdbcEngine engine, String url)
      throws SQLException, IOException, NoSuchAlgorithmException {
    this.engine = engine;
    this.database = FloorDatabase.create(engine, url, "remember");
    this.transactions = database.transactions();
    this.sha256 = MessageDigest.getInstance("SHA-256");
    boolean sqlite = engine == JdbcEngine.SQLITE;
    this.insert =
        database.prepare(
            "insert into memory (id, content_hash, tier, importance, created_at, content"
                + (sqlite ? ")" : ", words)")
                + " values (?, ?, ?, ?, ?, ?"
                + (sqlite ? ")" : ", to_tsvector('simple', ?))")
                + " on conflict (content_hash) do nothing");
    this.index =
        sqlite
            ? database.prepare(
                "insert into memory_words (rowid, content) values (last_insert_rowid(), ?)")
            : null;
  }

  /** The number of memories before anything is measured. */
  void fill(int count, Instant at) throws SQLException {
    for (int from = 0; from < count; from += BATCH) {
      transactions.begin();
      for (int i = from; i < Math.min(from + BATCH, count); i++) {
        insert(MemoryFixture.content(new Random(i)), at);
      }
      transactions.commit();
    }
    database.settle();
  }

  /** One transaction that keeps a memory, unless it is known. */
  void remember(String content, Instant at) throws SQLException {
    transactions.begin();
    insert(content, at);
    transactions.commit();
  }

  /** One transaction for all of them, and one exchange where the engine is another process. */
  void rememberAll(Iterable<String> contents, Instant at) throws SQLException {
    transactions.begin();
    for (String content : contents) {
      if (index == null) {
        bind(content, at);
        insert.addBatch();
      } else {
        insert(content, at);
      }
    }
    if (index == null) {
      insert.executeBatch();
    }
    transactions.commit();
  }

  private void insert(String content, Instant at) throws SQLException {
    bind(content, at);
    boolean isNew = insert.executeUpdate() == 1;
    if (isNew && index != null) {
      index.setString(1, content);
      index.executeUpdate();
    }
  }

  private void bind(String content, Instant at) throws SQLException {
    insert.setString(1, TimeOrderedId.next());
    insert.setBytes(2, sha256.digest(content.getBytes(StandardCharsets.UTF_8)));
    insert.setString(3, "slow");
    insert.setDouble(4, 0.5);
    insert.setObject(5, engine.instant(at));
    insert.setString(6, content);
    if (index == null) {
      insert.setString(7, content);
    }
  }

  @Override
  public void close() throws SQLException {
    database.close();
  }
}
