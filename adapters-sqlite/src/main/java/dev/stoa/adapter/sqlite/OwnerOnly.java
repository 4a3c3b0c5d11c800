package dev.stoa.adapter.sqlite;

import dev.stoa.domain.kernel.StorageException;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** New files that only their owner can read; SQLite gives those it keeps beside one the same. */
final class OwnerOnly {

  private static final Set<PosixFilePermission> PERMISSIONS =
      Set.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

  private OwnerOnly() {}

  /** Makes an empty file if there is none; a file that exists keeps the permissions it has. */
  static void create(Path file) {
    if (!file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      return;
    }
    try {
      if (!Files.exists(file)) {
        Files.createFile(file, PosixFilePermissions.asFileAttribute(PERMISSIONS));
      }
    } catch (FileAlreadyExistsException otherWasFirst) {
      return;
    } catch (IOException e) {
      throw new StorageException("cannot create " + file + ": " + FileReason.of(e), e);
    }
  }
}
