package dev.stoa.adapter.sqlite;

import dev.stoa.domain.kernel.StorageException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.UUID;
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
        Files.deleteIfExists(path);
        channel.close();
      }
    } catch (IOException e) {
      throw new StorageException("cannot lock " + path + ": " + e.getMessage(), e);
    } finally {
      THIS_PROCESS.unlock();
    }
  }

  private static FileChannel locked(Path path) throws IOException {
    while (true) {
      FileChannel channel =
          FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      channel.lock();
      if (isStillAt(path, channel)) {
        return channel;
      }
      channel.close();
    }
  }

  /** The process before us removes the file while we wait for it: then we locked a ghost. */
  private static boolean isStillAt(Path path, FileChannel channel) throws IOException {
    byte[] mark = UUID.randomUUID().toString().getBytes(StandardCharsets.US_ASCII);
    channel.truncate(0);
    channel.write(ByteBuffer.wrap(mark), 0);
    return Files.exists(path) && Arrays.equals(Files.readAllBytes(path), mark);
  }
}
