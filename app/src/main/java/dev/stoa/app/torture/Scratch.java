package dev.stoa.app.torture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A folder for one piece of work, removed afterwards. */
final class Scratch {

  private Scratch() {}

  /** Work that may fail. */
  @FunctionalInterface
  interface Work<T> {
    T in(Path folder) throws IOException;
  }

  static <T> T in(Work<T> work) {
    try {
      Path folder = Files.createTempDirectory("stoa-torture");
      try {
        return work.in(folder);
      } finally {
        remove(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void remove(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.deleteIfExists(file);
      }
    }
    Files.deleteIfExists(folder);
  }
}
