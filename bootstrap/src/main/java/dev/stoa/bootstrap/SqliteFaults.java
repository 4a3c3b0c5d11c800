package dev.stoa.bootstrap;

import io.vavr.control.Option;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** What SQLite finds wrong with a file. */
final class SqliteFaults {

  private SqliteFaults() {}

  /** The first fault; none if the file is sound. */
  static Option<String> of(Path file) {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      try (ResultSet rows = statement.executeQuery("pragma integrity_check(1)")) {
        if (rows.next() && !rows.getString(1).equals("ok")) {
          return Option.some(rows.getString(1));
        }
      }
      try (ResultSet rows = statement.executeQuery("pragma foreign_key_check")) {
        return Option.when(
            rows.next(), () -> "a row refers to one that is missing, see foreign_key_check");
      }
    } catch (SQLException e) {
      return Option.some(String.valueOf(e.getMessage()));
    }
  }
}
