package dev.stoa.adapter.sqlite;

import dev.stoa.domain.kernel.StorageException;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/** Moves what is in the write-ahead log into the file; readers may keep the log from emptying. */
final class SqliteCheckpoint {

  private SqliteCheckpoint() {}

  /** The bytes that the log had. */
  static long run(Connection connection, Path file) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      long bytes = SqliteExamination.logBytes(file);
      statement.execute("pragma wal_checkpoint(truncate)");
      return bytes;
    } catch (IOException e) {
      throw new StorageException("cannot look at " + file + ": " + FileReason.of(e), e);
    }
  }
}
