package dev.stoa.application.operations;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;

/** The step of removing what processes that were killed left in a folder of backups. */
final class RemoveLeftovers {

  /** Whatever is younger may belong to a process that is still at work. */
  private static final Duration AGE = Duration.ofDays(1);

  private final BackupFolder folder;

  RemoveLeftovers(BackupFolder folder) {
    this.folder = folder;
  }

  void before(Instant now) {
    folder.files().filter(file -> isOld(file, now)).forEach(RemoveLeftovers::remove);
  }

  private static boolean isOld(Path file, Instant now) {
    try {
      return Files.getLastModifiedTime(file).toInstant().isBefore(now.minus(AGE));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void remove(Path file) {
    String name = String.valueOf(file.getFileName());
    try {
      if (name.startsWith(ScratchFolder.PREFIX) && Files.isDirectory(file)) {
        new ScratchFolder(file).close();
      } else if (name.endsWith(WriteBackup.PART)) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
