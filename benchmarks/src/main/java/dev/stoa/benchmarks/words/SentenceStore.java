package dev.stoa.benchmarks.words;

import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.search.SearchFixture;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;

/** Sentences as texts of memories, put in past every port because that is quicker. */
final class SentenceStore {

  /** Row ids from here on belong to no memory. */
  private static final long WITHOUT_MEMORY = 1L << 32;

  private static final int BATCH = 1_000;

  private final JdbcEngine engine;
  private final String url;
  private final RealSentences sentences;

  SentenceStore(JdbcEngine engine, String url, RealSentences sentences) {
    this.engine = engine;
    this.url = url;
    this.sentences = sentences;
  }

  /** The texts of the sentences from one number to another, without memories. */
  void fill(int from, int to) throws SQLException {
    try (Connection connection = engine.connect(url);
        Statement setting = connection.createStatement()) {
      // Neither foreign keys nor triggers: the entry is what the trigger would give.
      setting.execute(
          engine == JdbcEngine.SQLITE
              ? "pragma foreign_keys = off"
              : "set session_replication_role = replica");
      connection.setAutoCommit(false);
      try (PreparedStatement text =
          connection.prepareStatement(
              "insert into memory_texts (row_id, id, owner, text, entry) values"
                  + " (?, ?, ?, ?, "
                  + (engine == JdbcEngine.SQLITE
                      ? "?)"
                      : "(pg_current_xact_id()::text::bigint << 24) + ?)"))) {
        for (int i = from; i < to; i++) {
          add(text, i);
          if (i % BATCH == BATCH - 1 || i + 1 == to) {
            text.executeBatch();
            connection.commit();
          }
        }
      }
    }
    SearchFixture.settle(engine, url, "memory");
  }

  private void add(PreparedStatement text, int number) throws SQLException {
    text.setLong(1, WITHOUT_MEMORY + number);
    text.setString(2, id(number));
    text.setString(3, RealSentences.owner(number));
    text.setString(4, sentences.sentence(number));
    text.setLong(5, number + 1L);
    text.addBatch();
  }

  static String id(int number) {
    return "s-" + number;
  }

  /** Memories whose texts are still to be written. */
  void addMemories(int from, int to) throws SQLException {
    Object at = engine.instant(Instant.EPOCH);
    try (Connection connection = engine.connect(url);
        PreparedStatement memory =
            connection.prepareStatement(
                "insert into continuum_memory (id, tier, content, strength_key, created_at,"
                    + " updated_at, content_hash) values (?, 'slow', 'x', 0, ?, ?, ?)")) {
      connection.setAutoCommit(false);
      for (int i = from; i < to; i++) {
        memory.setString(1, id(i));
        memory.setObject(2, at);
        memory.setObject(3, at);
        memory.setString(4, id(i));
        memory.addBatch();
      }
      memory.executeBatch();
      connection.commit();
    }
  }

  /** The bytes of the index, with the places of texts in it, for each text. */
  double bytesPerText(int texts) throws SQLException {
    String bytes =
        engine == JdbcEngine.SQLITE
            ? "select sum(pgsize) from dbstat where name in ('word_chunks', 'word_segments',"
                + " 'word_dead', 'idx_memory_texts_entry')"
            : "select pg_total_relation_size('word_chunks') +"
                + " pg_total_relation_size('word_segments') + pg_total_relation_size('word_dead')"
                + " + pg_relation_size('idx_memory_texts_entry')";
    try (Connection connection = engine.connect(url);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(bytes)) {
      rows.next();
      return (double) rows.getLong(1) / texts;
    }
  }
}
