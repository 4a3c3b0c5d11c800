package dev.stoa.benchmarks.search;

import dev.stoa.benchmarks.engine.JdbcEngine;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.PriorityQueue;

/** A plain query for the best texts, and the loop for the nearest. */
final class HandWrittenSearch implements AutoCloseable {

  private record Near(int place, double cosine) {}

  private final Connection connection;
  private final PreparedStatement statement;
  private final boolean isSqlite;
  private final String or;

  HandWrittenSearch(JdbcEngine engine, String url, String source) throws SQLException {
    connection = engine.connect(url);
    isSqlite = engine == JdbcEngine.SQLITE;
    or = isSqlite ? " OR " : " | ";
    String sql =
        isSqlite
            ? "select t.id, f.rank from SOURCE_fts f join SOURCE_texts t on t.row_id = f.rowid"
                + " where f.SOURCE_fts match ? order by f.rank limit ?"
            : "select id, ts_rank(words_fts, q) as score"
                + " from SOURCE_texts, to_tsquery('simple', ?) q"
                + " where words_fts @@ q order by score desc limit ?";
    statement = connection.prepareStatement(sql.replace("SOURCE", source));
  }

  int find(String question, int limit) throws SQLException {
    String any = question.replace(" ", or);
    statement.setString(1, isSqlite ? "stems : (" + any + ")" : any);
    statement.setInt(2, limit);
    int found = 0;
    try (ResultSet rows = statement.executeQuery()) {
      while (rows.next()) {
        found += rows.getString(1).length();
      }
    }
    return found;
  }

  /** The best by a plain loop. */
  static PriorityQueue<?> nearest(float[][] vectors, float[] query, int limit) {
    PriorityQueue<Near> best = new PriorityQueue<>(Comparator.comparingDouble(Near::cosine));
    for (int i = 0; i < vectors.length; i++) {
      float dot = 0;
      float square = 0;
      for (int j = 0; j < query.length; j++) {
        dot += query[j] * vectors[i][j];
        square += vectors[i][j] * vectors[i][j];
      }
      best.add(new Near(i, dot / Math.sqrt(square)));
      if (best.size() > limit) {
        best.poll();
      }
    }
    return best;
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
