package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.PlainText;

/** Whose memories they are: a team's, an agent's, a chat's; contents are unique within one. */
public record MemoryScope(String value) {

  /** The scope of whoever names none. */
  public static final MemoryScope SHARED = new MemoryScope("shared");

  private static final int MAX_LENGTH = 255;

  /** Refuses what no store could keep as a key. */
  public MemoryScope {
    PlainText.require("scope", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
