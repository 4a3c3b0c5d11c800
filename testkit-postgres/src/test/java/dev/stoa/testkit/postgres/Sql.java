package dev.stoa.testkit.postgres;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** One statement on one connection, as text. */
final class Sql {

  private Sql() {}

  static void run(String url, String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  static List<String> ask(String url, String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      List<String> firstColumn = new ArrayList<>();
      while (rows.next()) {
        firstColumn.add(rows.getString(1));
      }
      return firstColumn;
    }
  }
}
