package dev.stoa.testkit.sqlite;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.storage.JdbcStorage;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * An empty SQLite workspace for one test, in a separate file that is deleted on close.
 *
 * <p>The file is a copy of one that was migrated once, so a workspace takes milliseconds. A test
 * that does not close it leaves the file until the process ends.
 */
public final class TestWorkspace implements AutoCloseable {

  private static final String URL_PREFIX = "jdbc:sqlite:";
  private static final AtomicLong CREATED = new AtomicLong();

  private final Path file;
  private @Nullable JdbcStorage storage;

  private TestWorkspace(Path file) {
    this.file = file;
  }

  /** A new workspace. */
  public static TestWorkspace create() {
    Path file = TemplateFile.folder().resolve("workspace-" + CREATED.incrementAndGet() + ".db");
    copyTo(file);
    return new TestWorkspace(file);
  }

  /** Writes an empty workspace to a file that the caller deletes, and returns its url. */
  public static String copyTo(Path file) {
    try {
      return URL_PREFIX + Files.write(file, TemplateFile.bytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The url to open it with, for {@code Stoa.open} or another process. */
  public String url() {
    return URL_PREFIX + file;
  }

  /** The file. */
  public Path file() {
    return file;
  }

  /** The workspace, opened by the first call. */
  public synchronized JdbcStorage storage() {
    if (storage == null) {
      storage = Storages.open(StorageConfig.of(url()));
    }
    return storage;
  }

  /** Closes the workspace if it was opened, and deletes the file. */
  @Override
  public synchronized void close() {
    if (storage != null) {
      // SQLite writes its log to a file that is closed, unless the file is gone. Windows keeps it.
      file.toFile().delete();
      storage.close();
    }
    try {
      for (String suffix : new String[] {"", "-wal", "-shm"}) {
        Files.deleteIfExists(Path.of(file + suffix));
      }
    } catch (IOException e) {
      throw new StorageException("cannot delete " + file + ": " + e.getMessage(), e);
    }
  }
}
