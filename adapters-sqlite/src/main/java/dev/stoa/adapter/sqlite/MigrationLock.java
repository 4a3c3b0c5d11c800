package dev.stoa.adapter.sqlite;

import dev.stoa.domain.kernel.StorageException;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/** Lets one process at a time migrate a file; SQLite's own locks end with every migration. */
final class MigrationLock {

  /** A file lock belongs to the whole process, so its threads need one of their own. */
  private static final ReentrantLock THIS_PROCESS = new ReentrantLock();

  private MigrationLock() {}

  /** Does the work while no other process or thread does work on the same database. */
  static <T> T holding(Path database, Supplier<T> work) {
    Path path = database.resolveSibling(database.getFileName() + ".migrating");
    THIS_PROCESS.lock();
    try {
      FileChannel channel = locked(path);
      try {
        return work.get();
      } finally {
        remove(path);
        channel.close();
      }
    } catch (IOException e) {
      throw new StorageException("cannot lock " + path + ": " + FileReason.of(e), e);
    } finally {
      THIS_PROCESS.unlock();
    }
  }

  /**
   * The lock on the file that is at the path once the lock is held: whoever held it before us
   * removed theirs, and a lock on that one would keep nobody out.
   *
   * <p>The file is only looked at, never opened twice: closing any other handle on it would give
   * the lock away.
   */
  private static FileChannel locked(Path path) throws IOException {
    while (true) {
      FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE).close();
      Option<Object> before = identity(path);
      try {
        FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE);
        channel.lock();
        if (before.isDefined() && before.equals(identity(path))) {
          return channel;
        }
        channel.close();
      } catch (NoSuchFileException removedMeanwhile) {
        continue;
      }
    }
  }

  private static void remove(Path path) {
    try {
      Files.deleteIfExists(path);
    } catch (IOException stillOpenElsewhere) {
      // Some systems do not remove open files; an empty one that stays does no harm.
      return;
    }
  }

  private static Option<Object> identity(Path path) throws IOException {
    try {
      // Where files have no key the name has to do: there an open file cannot be removed either.
      return Option.some(
          Option.of(Files.readAttributes(path, BasicFileAttributes.class).fileKey())
              .getOrElse(path));
    } catch (NoSuchFileException gone) {
      return Option.none();
    }
  }
}
