package dev.stoa.application.operations;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** New files and folders that only their owner can read. */
final class OwnerOnlyFiles {

  private OwnerOnlyFiles() {}

  /** Creates the folder, and those above it, if there is none. */
  static void createFolder(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      Path parent = folder.toAbsolutePath().getParent();
      if (parent != null) {
        Files.createDirectories(parent);
      }
      Files.createDirectory(folder, permissions(folder, "rwx------"));
    }
  }

  /** A new file, open for writing. */
  static FileChannel create(Path file) throws IOException {
    return FileChannel.open(
        file,
        Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
        permissions(file, "rw-------"));
  }

  private static FileAttribute<?>[] permissions(Path path, String text) {
    // Elsewhere the rules of the folder apply.
    return path.getFileSystem().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(text))
        }
        : new FileAttribute<?>[0];
  }
}
