package dev.stoa.application.operations;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A folder for files that are needed for a while; closing it removes them. */
record ScratchFolder(Path path) implements AutoCloseable {

  /** What its name begins with. */
  static final String PREFIX = ".scratch-";

  /** A new one, where there is space for a copy of a backup. */
  static ScratchFolder in(Path folder) {
    try {
      // Only its owner can read it.
      return new ScratchFolder(Files.createTempDirectory(folder, PREFIX));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    try (Stream<Path> found = Files.walk(path)) {
      List<Path> inner = found.sorted(Comparator.reverseOrder()).toList();
      for (Path file : inner) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
