package dev.stoa.bootstrap.storage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;

/** Temporary folders that are removed with their files when the tests of this JVM have ended. */
final class TestFolder {

  private static final Queue<Path> CREATED = new ConcurrentLinkedQueue<>();

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(TestFolder::removeAll, "remove-folders"));
  }

  private TestFolder() {}

  static Path create() {
    try {
      Path folder = Files.createTempDirectory("stoa-test");
      CREATED.add(folder);
      return folder;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void removeAll() {
    CREATED.forEach(TestFolder::remove);
  }

  private static void remove(Path folder) {
    try (Stream<Path> found = Files.walk(folder)) {
      for (Path each : found.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(each);
      }
    } catch (IOException | UncheckedIOException e) {
      // Another process may still write there, and at the end of the JVM there is no one to catch
      // this.
      System.err.println("the folder " + folder + " was not removed: " + e);
    }
  }
}
