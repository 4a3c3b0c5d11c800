package dev.stoa.adapter.sqlite;

import dev.stoa.domain.kernel.StorageException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Searches the bytes of a database file and of its write-ahead log, whatever rows they are of. */
final class SqliteBytes {

  private static final int AT_ONCE = 1 << 20;

  private SqliteBytes() {}

  /** How often a text is there, in UTF-8. */
  static long occurrences(Path file, String text) {
    byte[] wanted = text.getBytes(StandardCharsets.UTF_8);
    Path log = Path.of(file + "-wal");
    try {
      return in(file, wanted) + (Files.exists(log) ? in(log, wanted) : 0);
    } catch (IOException e) {
      throw new StorageException("cannot search " + file + ": " + FileReason.of(e), e);
    }
  }

  private static long in(Path file, byte[] wanted) throws IOException {
    byte[] buffer = new byte[AT_ONCE + wanted.length];
    long found = 0;
    int held = 0;
    try (InputStream bytes = Files.newInputStream(file)) {
      int read;
      while ((read = bytes.readNBytes(buffer, held, buffer.length - held)) > 0) {
        int end = held + read;
        int at = 0;
        for (; at + wanted.length <= end; at++) {
          if (isAt(buffer, at, wanted)) {
            found++;
          }
        }
        held = end - at;
        System.arraycopy(buffer, at, buffer, 0, held);
      }
    }
    return found;
  }

  private static boolean isAt(byte[] bytes, int at, byte[] wanted) {
    for (int i = 0; i < wanted.length; i++) {
      if (bytes[at + i] != wanted[i]) {
        return false;
      }
    }
    return true;
  }
}
