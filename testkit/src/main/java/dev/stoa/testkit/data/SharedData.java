package dev.stoa.testkit.data;

import io.vavr.control.Option;
import java.nio.file.Files;
import java.nio.file.Path;

/** Finds data sets next to the repository, if they exist. */
public final class SharedData {

  private SharedData() {}

  /** The place of a data set; where it is absent, one line says that it was left out. */
  public static Option<Path> find(String relative) {
    Option<Path> found = root().map(root -> root.resolve(relative)).filter(Files::exists);
    if (found.isEmpty()) {
      System.out.println("data set " + relative + " is not beside the repository: left out");
    }
    return found;
  }

  private static Option<Path> root() {
    String given = System.getProperty("stoa.shared");
    if (given != null) {
      return Option.of(Path.of(given));
    }
    for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
      Path sibling = at.resolveSibling("shared");
      if (Files.exists(sibling.resolve("README.md"))) {
        return Option.of(sibling);
      }
    }
    return Option.none();
  }
}
