package dev.stoa.app;

import dev.stoa.domain.operations.HealthFinding;
import io.vavr.control.Option;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Whether the file of a SQLite workspace can be written, and its folder, which SQLite needs too.
 */
final class SqlitePlace {

  private static final String SQLITE = "jdbc:sqlite:";

  private SqlitePlace() {}

  /** None for another engine. */
  static Option<HealthFinding> of(String url) {
    return Option.when(url.startsWith(SQLITE), () -> of(Path.of(url.substring(SQLITE.length()))));
  }

  private static HealthFinding of(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    if (!Files.isWritable(file)) {
      return HealthFinding.problem(
          "file", "it is read-only", "let its owner write it: only commands that read work");
    }
    return Files.isWritable(folder)
        ? HealthFinding.ok("file", "it and its folder can be written")
        : HealthFinding.problem(
            "file",
            "its folder is read-only",
            "let its owner write it: only commands that read work");
  }
}
