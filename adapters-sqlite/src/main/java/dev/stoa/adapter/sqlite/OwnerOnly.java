package dev.stoa.adapter.sqlite;

import dev.stoa.domain.kernel.StorageException;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/**
 * Creates files that only their owner can read; SQLite uses the same permissions for its own files
 * next to them.
 */
final class OwnerOnly {

  private static final Set<PosixFilePermission> PERMISSIONS =
      Set.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

  private OwnerOnly() {}

  /** Creates an empty file if there is none; an existing file keeps its permissions. */
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
