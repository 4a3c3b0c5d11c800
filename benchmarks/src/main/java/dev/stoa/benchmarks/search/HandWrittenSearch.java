package dev.stoa.benchmarks.search;

import dev.stoa.benchmarks.engine.EngineWords;
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
  private final JdbcEngine engine;
  private final PreparedStatement statement;

  HandWrittenSearch(JdbcEngine engine, String url, String source) throws SQLException {
    this.engine = engine;
    this.connection = engine.connect(url);
    EngineWords.create(engine, connection, source);
    this.statement = connection.prepareStatement(EngineWords.query(engine));
  }

  int find(String question, int limit) throws SQLException {
    statement.setString(1, question.replace(" ", EngineWords.or(engine)));
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
