package dev.stoa.domain.files;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/**
 * Whose files they are; each scope has a {@code /memories} of its own. The names are those of the
 * scopes of memories, such as {@code agent:ada}.
 */
public record FileScope(String value) implements TextKey<FileScope> {

  /** The scope of nobody in particular. */
  public static final FileScope SHARED = new FileScope("shared");

  /** The longest scope. */
  public static final int MAX_LENGTH = 255;

  /** Refuses text that cannot be a key. */
  public FileScope {
    PlainText.require("scope", value, MAX_LENGTH);
  }

  /** The files of an agent. */
  public static FileScope agent(String identity) {
    return new FileScope("agent:" + identity);
  }

  /** The files about a user. */
  public static FileScope user(String id) {
    return new FileScope("user:" + id);
  }

  /** The files of a project. */
  public static FileScope project(String id) {
    return new FileScope("project:" + id);
  }

  /** The files of a team. */
  public static FileScope team(String name) {
    return new FileScope("team:" + name);
  }

  @Override
  public String toString() {
    return value;
  }
}
