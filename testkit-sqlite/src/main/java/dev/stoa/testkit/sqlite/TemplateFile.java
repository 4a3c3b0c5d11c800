package dev.stoa.testkit.sqlite;

import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** The workspace that others are copied from, migrated when the first one is created. */
final class TemplateFile {

  private static final Path FOLDER = newFolder();
  private static final byte[] BYTES = migrated(FOLDER.resolve("template.db"));

  private TemplateFile() {}

  /** The folder of this process's workspaces, removed when the process ends. */
  static Path folder() {
    return FOLDER;
  }

  static byte[] bytes() {
    return BYTES;
  }

  private static byte[] migrated(Path file) {
    Storages.open(StorageConfig.of("jdbc:sqlite:" + file)).close();
    try {
      byte[] bytes = Files.readAllBytes(file);
      Files.delete(file);
      return bytes;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path newFolder() {
    try {
      Path folder = Files.createTempDirectory("stoa-workspaces");
      Runtime.getRuntime()
          .addShutdownHook(new Thread(() -> remove(folder), "remove-test-workspaces"));
      return folder;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void remove(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path each : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(each);
      }
    } catch (IOException | UncheckedIOException e) {
      // The process is ending: a message is all that can be done.
      System.err.println("the folder " + folder + " was not removed: " + e);
    }
  }
}
