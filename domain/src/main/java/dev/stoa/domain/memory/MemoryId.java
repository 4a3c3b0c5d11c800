package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a memory. */
public record MemoryId(String value) implements TextKey<MemoryId> {

  private static final int MAX_LENGTH = 255;

  /** Refuses text that cannot be a key. */
  public MemoryId {
    PlainText.require("memory_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
