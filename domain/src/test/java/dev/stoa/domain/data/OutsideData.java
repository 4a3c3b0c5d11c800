package dev.stoa.domain.data;

import static org.junit.jupiter.api.Assumptions.abort;

import io.vavr.control.Option;
import java.nio.file.Files;
import java.nio.file.Path;

/** Data sets that are not part of the project: a test that needs a missing one is skipped. */
public final class OutsideData {

  private static final String PROPERTY = "stoa.test.data";
  private static final String VARIABLE = "STOA_TEST_DATA";

  private OutsideData() {}

  /** The place of a data set; where it is missing, the test is skipped. */
  public static Path need(String relative) {
    return root()
        .map(root -> root.resolve(relative))
        .filter(Files::exists)
        .getOrElse(
            () ->
                abort(
                    "the data set "
                        + relative
                        + " is missing: give the folder that has it by -D"
                        + PROPERTY
                        + " or "
                        + VARIABLE
                        + ", see docs/testing.md"));
  }

  /** As given, else a folder {@code shared} beside the clone. */
  private static Option<Path> root() {
    return Option.of(System.getProperty(PROPERTY))
        .orElse(() -> Option.of(System.getenv(VARIABLE)))
        .map(Path::of)
        .orElse(OutsideData::besideTheClone);
  }

  private static Option<Path> besideTheClone() {
    for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
      Path sibling = at.resolveSibling("shared");
      if (Files.isDirectory(sibling.resolve("data"))) {
        return Option.some(sibling);
      }
    }
    return Option.none();
  }
}
