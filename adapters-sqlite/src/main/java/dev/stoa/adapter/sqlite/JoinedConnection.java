package dev.stoa.adapter.sqlite;

import dev.stoa.adapter.jooq.engine.JoinedLease;
import dev.stoa.domain.kernel.StorageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;

/** The transaction of a caller on the same file. */
final class JoinedConnection {

  private JoinedConnection() {}

  static JoinedLease of(Connection connection, Path workspace, ChangedTables changed)
      throws SQLException {
    if (connection.getAutoCommit()) {
      throw new StorageException(
          "the connection is in autocommit mode: call setAutoCommit(false) on it"
              + " before Stoa joins its transaction");
    }
    CallersConnection.requireForeignKeys(connection);
    Path file = CallersConnection.file(connection);
    if (!isSame(file, workspace)) {
      throw new StorageException(
          "the connection leads to " + file + ", the workspace is " + workspace);
    }
    SqliteVersions versions = SqliteVersions.on(connection, changed);
    return new JoinedLease(connection, versions, () -> versions.recordAt(null, null));
  }

  private static boolean isSame(Path one, Path other) {
    try {
      return Files.isSameFile(one, other);
    } catch (IOException e) {
      throw new StorageException("cannot compare " + one + " with " + other + ": " + e, e);
    }
  }
}
