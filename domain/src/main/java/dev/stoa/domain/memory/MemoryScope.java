package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.PlainText;

/**
 * The scope of memories, for example of a team, an agent or a chat; contents are unique within it.
 */
public record MemoryScope(String value) {

  /** The default scope. */
  public static final MemoryScope SHARED = new MemoryScope("shared");

  private static final int MAX_LENGTH = 255;

  /** Refuses text that cannot be a key. */
  public MemoryScope {
    PlainText.require("scope", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
