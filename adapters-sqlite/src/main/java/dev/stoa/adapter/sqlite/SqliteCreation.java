package dev.stoa.adapter.sqlite;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.schema.CreationScript;
import dev.stoa.schema.Migrations;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** Makes an empty file a workspace, in one transaction: Flyway would take several times as long. */
final class SqliteCreation {

  private SqliteCreation() {}

  /** False if the file has something in it, and nothing was done. */
  static boolean create(SqliteDatabase database) {
    try (Connection connection = database.openWriter();
        Statement statement = connection.createStatement()) {
      statement.executeUpdate("begin immediate");
      boolean empty = isEmpty(statement);
      if (empty) {
        // Not execute, which runs the first statement alone.
        statement.executeUpdate(script());
      }
      statement.executeUpdate("commit");
      return empty;
    } catch (SQLException e) {
      throw new StorageException("cannot migrate " + database.path() + ": " + e.getMessage(), e);
    }
  }

  private static boolean isEmpty(Statement statement) throws SQLException {
    try (ResultSet rows = statement.executeQuery("select 1 from sqlite_master limit 1")) {
      return !rows.next();
    }
  }

  private static String script() {
    return CreationScript.of(SqliteSchema.ENGINE, Migrations.settings(SqliteSchema.ENGINE), "''");
  }
}
