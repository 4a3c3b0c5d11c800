package dev.stoa.adapter.sqlite;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.storage.BackupEngine;
import dev.stoa.storage.StorageConfig;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.sqlite.SQLiteConnection;
import org.sqlite.SQLiteErrorCode;

/** Backups of a SQLite file by SQLite's own backup of pages. */
final class SqliteBackupEngine implements BackupEngine {

  private static final int PAGES = 4_096;
  private static final int PAUSE_MILLIS = 10;
  private static final String ENDING = ".db";

  private final StorageConfig config;
  private final SqliteFile file;

  SqliteBackupEngine(StorageConfig config) {
    this.config = config;
    this.file = SqliteFile.of(config);
  }

  @Override
  public String workspace() {
    String name = String.valueOf(file.path().getFileName());
    return name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
  }

  @Override
  public boolean copyFile(Path target) {
    OwnerOnly.create(target);
    try (Connection connection = file.openReader();
        Statement statement = connection.createStatement()) {
      // Inside a read transaction no write of others is seen, so that the copy never starts anew.
      statement.execute("begin");
      statement.executeQuery("select 1 from sqlite_master").close();
      int code =
          connection
              .unwrap(SQLiteConnection.class)
              .getDatabase()
              .backup(
                  "main",
                  target.toString(),
                  null,
                  PAUSE_MILLIS,
                  (int) (config.timeouts().lock().toMillis() / PAUSE_MILLIS),
                  PAGES);
      statement.execute("rollback");
      if (code != SQLiteErrorCode.SQLITE_OK.code) {
        throw new StorageException(
            "cannot copy "
                + file.path()
                + " to "
                + target
                + ": "
                + SQLiteErrorCode.getErrorCode(code).message);
      }
    } catch (SQLException e) {
      throw new StorageException("cannot copy " + file.path() + ": " + e.getMessage(), e);
    }
    return true;
  }

  @Override
  public Replacement replacement() {
    try {
      // What a symbolic link leads to is replaced, not the link.
      Path path = file.path();
      return new SqliteReplacement(config, Files.exists(path) ? path.toRealPath() : path);
    } catch (IOException e) {
      throw new StorageException("cannot read " + file.path() + ": " + FileReason.of(e), e);
    }
  }
}
