package dev.stoa.adapter.sqlite;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.storage.BackupEngine.Replacement;
import dev.stoa.storage.StorageConfig;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;

/**
 * A new file beside the one of a workspace.
 *
 * <p>A process that is killed at any point leaves the old file or the new one in place, whole.
 */
final class SqliteReplacement implements Replacement {

  private static final int PATIENCE_MILLIS = 2_000;

  private final StorageConfig config;
  private final Path target;
  private final Path fresh;
  private final Path lockFile;
  private final FileChannel lock;

  SqliteReplacement(StorageConfig config, Path target) {
    this.config = config;
    this.target = target;
    this.fresh = SqliteFiles.beside(target, ".restoring");
    this.lockFile = SqliteFiles.beside(target, ".restore-lock");
    this.lock = locked();
    remove();
  }

  private FileChannel locked() {
    try {
      FileChannel channel =
          FileChannel.open(lockFile, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      try {
        if (channel.tryLock() != null) {
          return channel;
        }
      } catch (OverlappingFileLockException sameProcess) {
        // As if another process had it.
      }
      channel.close();
      throw new StorageException(
          target + " is being restored by another process: wait for its end");
    } catch (IOException e) {
      throw new StorageException("cannot lock " + lockFile + ": " + FileReason.of(e), e);
    }
  }

  @Override
  public StorageConfig config() {
    return config.withUrl(SqliteFile.URL_PREFIX + fresh);
  }

  @Override
  public Option<Path> file() {
    return Option.some(fresh);
  }

  @Override
  public Option<String> replace(String stamp) {
    try {
      settle();
      if (!Files.exists(target)) {
        Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE);
        return Option.none();
      }
      keepPermissions();
      Path aside = SqliteFiles.beside(target, ".aside." + stamp);
      Connection held = held();
      try (held) {
        for (String companion : SqliteFiles.ENDINGS) {
          keep(SqliteFiles.beside(target, companion), SqliteFiles.beside(aside, companion));
        }
        // A log that is left would be applied to the new file. Only a damaged file still has one.
        for (int i = 1; i < SqliteFiles.ENDINGS.length; i++) {
          Files.deleteIfExists(SqliteFiles.beside(target, SqliteFiles.ENDINGS[i]));
        }
        Files.move(
            fresh, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      }
      return Option.some(aside.toString());
    } catch (IOException e) {
      throw new StorageException("cannot replace " + target + ": " + FileReason.of(e), e);
    } catch (SQLException e) {
      throw new StorageException("cannot replace " + target + ": " + e.getMessage(), e);
    }
  }

  /** Makes the new file complete without companions, and forces it to the disk. */
  private void settle() throws IOException, SQLException {
    try (Connection connection = connection(fresh);
        Statement statement = connection.createStatement()) {
      statement.execute("pragma journal_mode = delete");
    }
    try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
  }

  private void keepPermissions() throws IOException {
    if (target.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      Files.setPosixFilePermissions(fresh, Files.getPosixFilePermissions(target));
    }
  }

  /**
   * An exclusive connection, so that no write is lost with the old file. What is too damaged to be
   * locked needs no lock.
   */
  private Connection held() throws SQLException {
    Connection connection = connection(target);
    try (Statement statement = connection.createStatement()) {
      // Only the last connection can leave wal mode; it writes the log into the file.
      try (ResultSet mode = statement.executeQuery("pragma journal_mode = delete")) {
        if (mode.next() && mode.getString(1).equals("wal")) {
          throw new SQLException("still wal", null, SQLiteErrorCode.SQLITE_BUSY.code);
        }
      }
      statement.execute("begin exclusive");
      return connection;
    } catch (SQLException e) {
      int code = e.getErrorCode() & 0xff;
      if (code == SQLiteErrorCode.SQLITE_CORRUPT.code
          || code == SQLiteErrorCode.SQLITE_NOTADB.code) {
        return connection;
      }
      connection.close();
      if (code == SQLiteErrorCode.SQLITE_BUSY.code) {
        throw new StorageException(
            target + " is in use: end the processes that have it open, and repeat", e, true);
      }
      throw e;
    }
  }

  private static Connection connection(Path file) throws SQLException {
    SQLiteConfig settings = new SQLiteConfig();
    settings.setBusyTimeout(PATIENCE_MILLIS);
    return settings.createConnection(SqliteFile.URL_PREFIX + file);
  }

  /** A second name for the same file; where there are none, a copy. */
  private static void keep(Path from, Path to) throws IOException {
    if (!Files.exists(from)) {
      return;
    }
    try {
      Files.createLink(to, from);
    } catch (UnsupportedOperationException | IOException noLinks) {
      Files.copy(from, to, StandardCopyOption.COPY_ATTRIBUTES);
    }
  }

  /** The new file, its companions, and the copy that a migration makes of an older one. */
  private void remove() {
    String name = String.valueOf(fresh.getFileName());
    try (DirectoryStream<Path> left =
        Files.newDirectoryStream(
            fresh.resolveSibling("."),
            file -> String.valueOf(file.getFileName()).startsWith(name))) {
      for (Path file : left) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new StorageException("cannot remove " + fresh + ": " + FileReason.of(e), e);
    }
  }

  @Override
  public void close() {
    try (lock) {
      remove();
      Files.deleteIfExists(lockFile);
    } catch (IOException e) {
      throw new StorageException("cannot remove " + lockFile + ": " + FileReason.of(e), e);
    }
  }
}
