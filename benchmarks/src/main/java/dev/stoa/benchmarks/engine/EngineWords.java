package dev.stoa.benchmarks.engine;

import dev.stoa.domain.search.IndexedWords;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** The engine's own index of words, {@code hand_words}, for what is written by hand. */
public final class EngineWords {

  private static final int BATCH = 1_000;

  private EngineWords() {}

  /** Makes it of the texts of a source, unless it is there already. */
  public static void create(JdbcEngine engine, Connection connection, String source)
      throws SQLException {
    boolean sqlite = engine == JdbcEngine.SQLITE;
    try (Statement statement = connection.createStatement()) {
      statement.execute(
          sqlite
              ? "create virtual table if not exists hand_words"
                  + " using fts5 (id unindexed, stems, tokenize = 'ascii')"
              : "create table if not exists hand_words (id text, stems tsvector)");
      if (!sqlite) {
        statement.execute(
            "create index if not exists idx_hand_words on hand_words using gin (stems)");
      }
      try (ResultSet filled = statement.executeQuery("select 1 from hand_words limit 1")) {
        if (filled.next()) {
          return;
        }
      }
      fill(engine, connection, source);
    }
  }

  private static void fill(JdbcEngine engine, Connection connection, String source)
      throws SQLException {
    connection.setAutoCommit(false);
    String texts =
        source.equals("memory")
            ? "select t.id, coalesce(t.text, m.content) from memory_texts t"
                + " left join continuum_memory m on m.row_id = t.row_id"
            : "select id, text from " + source + "_texts";
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(texts);
        PreparedStatement insert =
            connection.prepareStatement(
                "insert into hand_words (id, stems) values (?, " + stems(engine, "?") + ")")) {
      for (int i = 1; rows.next(); i++) {
        insert.setString(1, rows.getString(1));
        insert.setString(2, IndexedWords.of(rows.getString(2)).stems());
        insert.addBatch();
        if (i % BATCH == 0) {
          insert.executeBatch();
        }
      }
      insert.executeBatch();
    }
    connection.commit();
    connection.setAutoCommit(true);
  }

  /** A text of stems as its column takes it. */
  public static String stems(JdbcEngine engine, String text) {
    return engine == JdbcEngine.SQLITE ? text : "to_tsvector('simple', " + text + ")";
  }

  /** Any of the words, best first, as the engine itself ranks them. */
  public static String query(JdbcEngine engine) {
    return engine == JdbcEngine.SQLITE
        ? "select id, rank from hand_words where hand_words match ? order by rank limit ?"
        : "select id, ts_rank(stems, q) as score from hand_words, to_tsquery('simple', ?) q"
            + " where stems @@ q order by score desc limit ?";
  }

  /** What stands between two words of a query. */
  public static String or(JdbcEngine engine) {
    return engine == JdbcEngine.SQLITE ? " OR " : " | ";
  }
}
