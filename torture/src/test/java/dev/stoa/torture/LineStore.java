package dev.stoa.torture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Random;

/** A store that appends each key to a file as a line. */
public final class LineStore implements TorturedStore {

  @Override
  public OpenStore open(String url) {
    return new Lines(Path.of(url));
  }

  @Override
  public List<Trouble> troubles(String url) {
    return List.of(
        new Trouble() {
          @Override
          public String name() {
            return "none";
          }

          @Override
          public Outcome run(Random random) {
            return new Outcome(name(), random.nextInt(10), 0, List.of());
          }
        });
  }

  /** A file of lines. */
  record Lines(Path file) implements OpenStore {

    @Override
    public void write(String key) {
      try {
        Files.write(
            file,
            (key + "\n").getBytes(StandardCharsets.UTF_8),
            StandardOpenOption.CREATE,
            StandardOpenOption.APPEND);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public Held held(String key) {
      try {
        return Files.exists(file) && Files.readAllLines(file).contains(key)
            ? Held.ALL
            : Held.NOTHING;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public List<String> faults() {
      return List.of();
    }

    @Override
    public void close() {}
  }
}
