package dev.stoa.benchmarks.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A new folder that is removed with everything in it. */
public record BenchmarkFolder(Path path) implements AutoCloseable {

  public static BenchmarkFolder create() throws IOException {
    return new BenchmarkFolder(Files.createTempDirectory("stoa-benchmarks"));
  }

  /** The url of a SQLite file in it. */
  public String sqlite(String name) {
    return "jdbc:sqlite:" + path.resolve(name + ".db");
  }

  @Override
  public void close() throws IOException {
    try (Stream<Path> files = Files.walk(path)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
