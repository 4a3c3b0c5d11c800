package dev.stoa.benchmarks.engine;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/** The engine's own index of words, {@code hand_words}, for what is written by hand. */
public final class EngineWords {

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
      statement.execute(
          "insert into hand_words (id, stems) select id, "
              + stems(engine, "stems")
              + " from "
              + source
              + "_texts where not exists (select 1 from hand_words)");
    }
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
