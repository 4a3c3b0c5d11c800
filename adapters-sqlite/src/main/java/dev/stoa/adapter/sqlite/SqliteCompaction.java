package dev.stoa.adapter.sqlite;

import dev.stoa.domain.kernel.StorageException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** Rewrites the file and empties its write-ahead log, which both keep what was overwritten. */
final class SqliteCompaction {

  private SqliteCompaction() {}

  static void run(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("vacuum");
      try (ResultSet checkpoint = statement.executeQuery("pragma wal_checkpoint(truncate)")) {
        if (checkpoint.next() && checkpoint.getBoolean("busy")) {
          throw new StorageException(
              "the write-ahead log is in use: end other processes that read the file, and repeat",
              null,
              true);
        }
      }
    }
  }
}
