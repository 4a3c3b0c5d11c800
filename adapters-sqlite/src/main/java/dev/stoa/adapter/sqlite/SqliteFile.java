package dev.stoa.adapter.sqlite;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.storage.Durability;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Timeouts;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.SynchronousMode;

/**
 * The file of a workspace, and how connections to it are set up.
 *
 * @param immutable whether its folder is read-only, so that SQLite can keep nothing beside it
 */
record SqliteFile(Path path, Durability durability, Timeouts timeouts, boolean immutable)
    implements SqliteDatabase {

  static final String URL_PREFIX = "jdbc:sqlite:";

  private static final int CACHE_KIBIBYTES = 64_000;
  private static final int CHECKPOINT_PAGES = 4_000;

  static SqliteFile of(StorageConfig config) {
    String location = config.url().substring(URL_PREFIX.length());
    if (location.isBlank() || location.contains(":memory:") || location.contains("mode=memory")) {
      throw new StorageException(
          "an in-memory SQLite database is not a workspace, its connections do not share it:"
              + " give a file, such as jdbc:sqlite:stoa.db");
    }
    if (location.contains("?")) {
      throw new StorageException(
          "url parameters are not taken for SQLite: set durability and schema mode in the"
              + " configuration instead of in "
              + config.url());
    }
    Path path = Path.of(location).toAbsolutePath();
    if (path.getParent() == null || !Files.isDirectory(path.getParent())) {
      throw new StorageException(
          "the folder of " + path + " does not exist: create it, or give another file");
    }
    if (Files.isDirectory(path)) {
      throw new StorageException(path + " is a folder: give a file");
    }
    return new SqliteFile(path, config.durability(), config.timeouts(), isImmutable(path));
  }

  /** SQLite reads a file in wal mode only if it can keep files beside it, or nothing can change. */
  private static boolean isImmutable(Path path) {
    if (!Files.exists(path) || Files.isWritable(path.getParent())) {
      return false;
    }
    Path log = path.resolveSibling(path.getFileName() + "-wal");
    try {
      if (Files.exists(log) && Files.size(log) > 0) {
        throw new StorageException(
            "the folder of "
                + path
                + " is read-only and some commits are still in "
                + log.getFileName()
                + ": copy both files to a folder that can be written");
      }
    } catch (IOException e) {
      throw new StorageException("cannot read " + log + ": " + FileReason.of(e), e);
    }
    return true;
  }

  @Override
  public boolean holdsData() {
    try {
      return Files.exists(path) && Files.size(path) > 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public Connection openWriter() throws SQLException {
    if (!immutable) {
      OwnerOnly.create(path);
    }
    return openWriterIf(connection -> true).get();
  }

  /** A write connection, if the check succeeds; otherwise the file is unchanged. */
  Option<Connection> openWriterIf(Check check) throws SQLException {
    Connection connection = openToLook();
    boolean writes = false;
    try {
      if (check.holds(connection)) {
        if (!immutable) {
          execute(connection, "pragma journal_mode = wal");
        }
        writes = true;
        return Option.some(connection);
      }
      return Option.none();
    } finally {
      if (!writes) {
        connection.close();
      }
    }
  }

  Connection openReader() throws SQLException {
    SQLiteConfig settings = settings();
    settings.setReadOnly(true);
    return open(settings);
  }

  @Override
  public Connection openToLook() throws SQLException {
    return open(settings());
  }

  @Override
  public boolean shared() {
    return false;
  }

  private Connection open(SQLiteConfig settings) throws SQLException {
    SqliteLibrary.load();
    Connection connection = settings.createConnection(url());
    try {
      // A small unit of work changes about twenty pages: with SQLite's default of 1,000, every
      // fiftieth would run a checkpoint. 4,000 pages are 16 MB of log, which is read quickly after
      // a restart.
      // By a statement, because older drivers do not have the setting.
      execute(connection, "pragma wal_autocheckpoint = " + CHECKPOINT_PAGES);
      return connection;
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  private String url() {
    return immutable
        ? URL_PREFIX + "file:" + path.toUri().getRawPath() + "?immutable=1"
        : URL_PREFIX + path;
  }

  private static void execute(Connection connection, String pragma) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(pragma);
    }
  }

  private SQLiteConfig settings() {
    SQLiteConfig settings = new SQLiteConfig();
    settings.setSynchronous(
        durability == Durability.FULL ? SynchronousMode.FULL : SynchronousMode.NORMAL);
    settings.setBusyTimeout((int) timeouts.lock().toMillis());
    settings.setCacheSize(-CACHE_KIBIBYTES);
    settings.enforceForeignKeys(true);
    // Keys are chosen by the caller or returned by the statement, so the driver need not fetch one
    // after every insert.
    settings.setGetGeneratedKeys(false);
    // Without it, a replacing insert deletes rows without firing the triggers that forbid it.
    settings.setPragma(SQLiteConfig.Pragma.RECURSIVE_TRIGGERS, "on");
    return settings;
  }

  /** A check that runs before a connection changes anything. */
  @FunctionalInterface
  interface Check {
    boolean holds(Connection connection) throws SQLException;
  }
}
