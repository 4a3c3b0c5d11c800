package dev.stoa.benchmarks.engine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;

/** A database that holds the smallest schema that could do one job. */
public final class FloorDatabase implements AutoCloseable {

  private final JdbcEngine engine;
  private final Connection connection;
  private final Transactions transactions;

  private FloorDatabase(JdbcEngine engine, Connection connection) throws SQLException {
    this.engine = engine;
    this.connection = connection;
    this.transactions = new Transactions(engine, connection);
  }

  /** Creates the tables of {@code floor/<job>-<engine>.sql}. */
  public static FloorDatabase create(JdbcEngine engine, String url, String job)
      throws SQLException, IOException {
    String sql = read("/floor/" + job + "-" + engine.schemaSuffix() + ".sql");
    Connection connection = engine.connect(url);
    try (Statement statement = connection.createStatement()) {
      for (String one : sql.split(";\\s*\n", -1)) {
        if (!one.isBlank()) {
          statement.execute(one);
        }
      }
    }
    return new FloorDatabase(engine, connection);
  }

  private static String read(String resource) throws IOException {
    try (InputStream in = FloorDatabase.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IOException(resource + " is not on the class path");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  public JdbcEngine engine() {
    return engine;
  }

  public Transactions transactions() {
    return transactions;
  }

  public PreparedStatement prepare(String sql) throws SQLException {
    return connection.prepareStatement(sql);
  }

  /** Brings statistics and files to rest after filling. */
  public void settle() throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(
          engine == JdbcEngine.SQLITE ? "pragma wal_checkpoint(truncate)" : "vacuum analyze");
    }
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
