package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.engine.ChangeRecording;
import dev.stoa.adapter.jooq.engine.JoinedLease;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.schema.Migrations;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/** The transaction of a caller, with Stoa's schema as its search path during the work. */
final class JoinedSession {

  private static final String FOUND =
      "select current_setting('search_path') as search_path,"
          + " current_setting('transaction_isolation') as isolation,"
          + " to_regclass(?) is not null as found";
  private static final String SEARCH_PATH = "select set_config('search_path', ?, true)";

  private JoinedSession() {}

  static JoinedLease of(Connection connection, String schema) throws SQLException {
    if (connection.getAutoCommit()) {
      throw new StorageException(
          "the connection is in autocommit mode: call setAutoCommit(false) on it"
              + " before Stoa joins its transaction");
    }
    String callersPath = checked(connection, schema);
    setSearchPath(connection, schema);
    return new JoinedLease(
        connection, ChangeRecording.BY_SCHEMA, () -> setSearchPath(connection, callersPath));
  }

  private static String checked(Connection connection, String schema) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(FOUND)) {
      statement.setString(1, schema + "." + Migrations.HISTORY);
      try (ResultSet rows = statement.executeQuery()) {
        rows.next();
        if (!rows.getBoolean("found")) {
          throw new StorageException(
              "the connection leads to a database without the workspace "
                  + schema
                  + ": join one to the database that holds it");
        }
        String isolation = rows.getString("isolation");
        if (!isolation.equals("read committed")) {
          // With an older snapshot, two entries could be appended after the same head.
          throw new StorageException(
              "the transaction is "
                  + isolation
                  + ", which does not see what others have committed meanwhile: use READ"
                  + " COMMITTED");
        }
        return rows.getString("search_path");
      }
    }
  }

  private static void setSearchPath(Connection connection, String path) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(SEARCH_PATH)) {
      statement.setString(1, path);
      statement.execute();
    }
  }
}
