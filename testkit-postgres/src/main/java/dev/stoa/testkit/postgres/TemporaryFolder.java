package dev.stoa.testkit.postgres;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A folder that can be removed with its contents. */
record TemporaryFolder(Path path) {

  static TemporaryFolder create() throws IOException {
    return new TemporaryFolder(Files.createTempDirectory("stoa-postgres"));
  }

  void remove() throws IOException {
    if (!Files.exists(path)) {
      return;
    }
    List<Path> deepestFirst;
    try (Stream<Path> found = Files.walk(path)) {
      deepestFirst = found.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path each : deepestFirst) {
      Files.deleteIfExists(each);
    }
  }
}
