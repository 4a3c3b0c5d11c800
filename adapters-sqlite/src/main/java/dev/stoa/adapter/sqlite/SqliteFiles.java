package dev.stoa.adapter.sqlite;

import dev.stoa.domain.kernel.StorageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file of SQLite and those that SQLite keeps beside it. */
final class SqliteFiles {

  /** What the name of a file ends with: itself, its log, the index of its log, its journal. */
  static final String[] ENDINGS = {"", "-wal", "-shm", "-journal"};

  private SqliteFiles() {}

  static Path beside(Path file, String ending) {
    return file.resolveSibling(file.getFileName() + ending);
  }

  /** Removes what was made in vain; if that fails too, the failure says so. */
  static void remove(Path file, StorageException failure) {
    try {
      for (String ending : ENDINGS) {
        Files.deleteIfExists(beside(file, ending));
      }
    } catch (IOException e) {
      failure.addSuppressed(e);
    }
  }
}
