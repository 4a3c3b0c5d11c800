package dev.stoa.adapter.sqlite;

import dev.stoa.adapter.jooq.sql.Dialect;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** How SQLite means to run a statement. */
public final class SqlitePlans {

  /** What statements are rendered for. */
  public static final Dialect DIALECT = new SqliteDialect();

  private SqlitePlans() {}

  /** As below, of a repository's statement. */
  public static List<String> costlySteps(String url, dev.stoa.adapter.jooq.sql.Statement statement)
      throws SQLException {
    return costlySteps(url, statement.sql(DIALECT));
  }

  /** The steps of the plan that read a whole table or sort what no index gives in order. */
  public static List<String> costlySteps(String url, String sql) throws SQLException {
    return steps(url, sql).stream().filter(SqlitePlans::isCostly).toList();
  }

  /** All steps of the plan of a repository's statement. */
  public static List<String> steps(String url, dev.stoa.adapter.jooq.sql.Statement statement)
      throws SQLException {
    return steps(url, statement.sql(DIALECT));
  }

  /** The steps that read a table, whole or by an index. */
  public static List<String> tablesRead(String url, dev.stoa.adapter.jooq.sql.Statement statement)
      throws SQLException {
    return steps(url, statement).stream()
        .filter(step -> step.startsWith("SCAN") || step.startsWith("SEARCH"))
        .toList();
  }

  private static List<String> steps(String url, String sql) throws SQLException {
    List<String> steps = new ArrayList<>();
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("explain query plan " + sql)) {
      while (rows.next()) {
        steps.add(rows.getString("detail"));
      }
    }
    return steps;
  }

  /** A list that was given as a parameter is read whole, of course, and so is a row of no table. */
  static boolean isCostly(String step) {
    return step.startsWith("SCAN")
            && !step.startsWith("SCAN json_each")
            && !step.startsWith("SCAN asked")
            && !step.equals("SCAN CONSTANT ROW")
        || step.contains("TEMP B-TREE");
  }
}
