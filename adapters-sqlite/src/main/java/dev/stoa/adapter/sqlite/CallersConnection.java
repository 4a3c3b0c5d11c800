package dev.stoa.adapter.sqlite;

import dev.stoa.domain.kernel.StorageException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** Checks that a connection of the application is safe for Stoa's tables. */
final class CallersConnection {

  private CallersConnection() {}

  static void requireForeignKeys(Connection connection) throws SQLException {
    if (!ask(connection, "pragma foreign_keys", 1).equals("1")) {
      throw new StorageException(
          "the connection does not enforce foreign keys, which Stoa's tables rely on: add"
              + " ?foreign_keys=on to the url of its DataSource");
    }
  }

  /** The file of the connection. */
  static Path file(Connection connection) throws SQLException {
    String file = ask(connection, "pragma database_list", 3);
    if (file.isEmpty()) {
      throw new StorageException(
          "the connection leads to an in-memory SQLite database, which others do not share: use a"
              + " file");
    }
    return Path.of(file);
  }

  private static String ask(Connection connection, String pragma, int column) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(pragma)) {
      String answer = rows.next() ? rows.getString(column) : null;
      return answer == null ? "" : answer;
    }
  }
}
