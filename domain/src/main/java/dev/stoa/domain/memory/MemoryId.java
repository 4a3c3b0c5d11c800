package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.kernel.PlainText;

/** The id of a memory. */
public record MemoryId(String value) implements Comparable<MemoryId> {

  private static final int MAX_LENGTH = 255;

  /** Refuses text that cannot be a key. */
  public MemoryId {
    PlainText.require("memory_id", value, MAX_LENGTH);
  }

  /** By code point, like both engines. */
  @Override
  public int compareTo(MemoryId other) {
    return CodePointOrder.compare(value, other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
