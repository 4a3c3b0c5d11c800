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

  /** A file lock belongs to the whole process, so threads need another lock. */
  private static final ReentrantLock THIS_PROCESS = new ReentrantLock();

  private MigrationLock() {}

  /** Runs the work while no other process or thread migrates the same database. */
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
   * The lock on the file that is at the path while the lock is held. The previous holder removed
   * its file, and a lock on a removed file excludes no one.
   *
   * <p>The file is never opened twice, because closing another handle would release the lock.
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
      // Some systems cannot remove open files; an empty file left behind does no harm.
      return;
    }
  }

  private static Option<Object> identity(Path path) throws IOException {
    try {
      // Without file keys the name is compared; on such systems an open file cannot be removed.
      return Option.some(
          Option.of(Files.readAttributes(path, BasicFileAttributes.class).fileKey())
              .getOrElse(path));
    } catch (NoSuchFileException removed) {
      return Option.none();
    }
  }
}
