package dev.stoa.benchmarks.start;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** The query of {@code stoa agent list}, by JDBC alone. */
final class PlainSqlite {

  private static final String QUESTION =
      "select identity, agent_id, model, spawn_count, created_at from agents"
          + " where archived_at is null order by identity limit 50";

  private PlainSqlite() {}

  public static void main(String[] args) throws SQLException {
    try (Connection connection = DriverManager.getConnection(args[0]);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(QUESTION)) {
      while (rows.next()) {
        System.out.println(
            String.join(
                " | ",
                rows.getString(1),
                rows.getString(2),
                rows.getString(3),
                rows.getString(4),
                rows.getString(5)));
      }
    }
  }
}
