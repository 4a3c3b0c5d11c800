package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.sql.Dialect;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** How PostgreSQL means to run a statement when there is an index that can serve. */
public final class PostgresPlans {

  /** What statements are rendered for. */
  public static final Dialect DIALECT = new PostgresDialect("public");

  private PostgresPlans() {}

  /** As below, of a repository's statement. */
  public static List<String> costlySteps(String url, dev.stoa.adapter.jooq.sql.Statement statement)
      throws SQLException {
    return costlySteps(url, statement.sql(DIALECT));
  }

  /** The steps of the plan that read a whole table or sort what no index gives in order. */
  public static List<String> costlySteps(String url, String sql) throws SQLException {
    // The tables of a test are small, and small tables are best scanned and sorted: look past that.
    return steps(url, sql, "set enable_seqscan = off; set enable_sort = off").stream()
        .filter(step -> step.contains("Seq Scan") || step.contains("Sort"))
        .toList();
  }

  /** All steps of the plan of a repository's statement that reads no table whole. */
  public static List<String> steps(String url, dev.stoa.adapter.jooq.sql.Statement statement)
      throws SQLException {
    return steps(url, statement.sql(DIALECT), "set enable_seqscan = off");
  }

  /** The steps that read a table, whole or by an index. */
  public static List<String> tablesRead(String url, dev.stoa.adapter.jooq.sql.Statement statement)
      throws SQLException {
    return steps(url, statement).stream()
        .filter(step -> step.contains(" Scan ") && step.contains(" on "))
        .filter(step -> !step.contains("Bitmap Index Scan"))
        .toList();
  }

  private static List<String> steps(String url, String sql, String settings) throws SQLException {
    List<String> all = new ArrayList<>();
    try (Statement statement = SharedConnections.to(url).createStatement()) {
      statement.execute("reset all; deallocate all");
      statement.execute(settings);
      statement.execute("set plan_cache_mode = force_generic_plan");
      statement.execute("prepare asked as " + numbered(sql));
      String nulls = "null, ".repeat(Math.toIntExact(parameters(sql)));
      String arguments = nulls.isEmpty() ? "" : "(" + nulls.substring(0, nulls.length() - 2) + ")";
      try (ResultSet steps = statement.executeQuery("explain execute asked" + arguments)) {
        while (steps.next()) {
          all.add(steps.getString(1).trim());
        }
      }
    }
    return all;
  }

  private static long parameters(String sql) {
    return numbered(sql).chars().filter(c -> c == '$').count();
  }

  /** With numbers for question marks, except those in quotes. */
  private static String numbered(String sql) {
    StringBuilder numbered = new StringBuilder();
    int next = 1;
    boolean quoted = false;
    for (char c : sql.toCharArray()) {
      quoted ^= c == '\'';
      if (c == '?' && !quoted) {
        numbered.append('$').append(next++);
      } else {
        numbered.append(c);
      }
    }
    return numbered.toString();
  }
}
