package dev.stoa.benchmarks.engine;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/** A query that is prepared once on its own connection. */
public final class PlainQuery implements AutoCloseable {

  private final Connection connection;
  private final PreparedStatement statement;

  public PlainQuery(JdbcEngine engine, String url, String sql) throws SQLException {
    connection = engine.connect(url);
    statement = connection.prepareStatement(sql);
  }

  /** Reads every column of every row, and returns the number of rows. */
  public int read(Object... parameters) throws SQLException {
    for (int i = 0; i < parameters.length; i++) {
      statement.setObject(i + 1, parameters[i]);
    }
    return readAll(statement);
  }

  /** Reads every column of every row that a statement finds, and returns the number of rows. */
  public static int readAll(PreparedStatement statement) throws SQLException {
    int read = 0;
    try (ResultSet rows = statement.executeQuery()) {
      int columns = rows.getMetaData().getColumnCount();
      while (rows.next()) {
        for (int i = 1; i <= columns; i++) {
          rows.getString(i);
        }
        read++;
      }
    }
    return read;
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
