package dev.stoa.testkit.sqlite;

import dev.stoa.schema.MigrationsDigest;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * The workspace that others are copied from, migrated when the first one is created.
 *
 * <p>A build whose processes all need one names a folder by the system property {@code
 * stoa.test.templates}: the first process leaves it there for the others, under the digest of the
 * migrations.
 */
final class TemplateFile {

  private static final Path FOLDER = newFolder();
  private static final byte[] BYTES = template();

  private TemplateFile() {}

  /** The folder of this process's workspaces, removed when the process ends. */
  static Path folder() {
    return FOLDER;
  }

  static byte[] bytes() {
    return BYTES;
  }

  private static byte[] template() {
    String templates = System.getProperty("stoa.test.templates");
    try {
      if (templates == null) {
        return Files.readAllBytes(migrated());
      }
      Path shared = Path.of(templates).resolve(MigrationsDigest.hex() + ".db");
      if (!Files.exists(shared)) {
        Files.createDirectories(shared.getParent());
        // Beside it first: no process may see a half of it.
        Path whole = Files.createTempFile(shared.getParent(), "template", ".tmp");
        Files.copy(migrated(), whole, StandardCopyOption.REPLACE_EXISTING);
        Files.move(whole, shared, StandardCopyOption.ATOMIC_MOVE);
      }
      return Files.readAllBytes(shared);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path migrated() {
    Path file = FOLDER.resolve("template.db");
    Storages.open(StorageConfig.of("jdbc:sqlite:" + file)).close();
    return file;
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
