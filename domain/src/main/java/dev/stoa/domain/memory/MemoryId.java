package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.kernel.PlainText;

/** Names one memory. */
public record MemoryId(String value) implements Comparable<MemoryId> {

  private static final int MAX_LENGTH = 255;

  /** Refuses what no store could keep as a key. */
  public MemoryId {
    PlainText.require("memory_id", value, MAX_LENGTH);
  }

  /** The order of the characters' code points, as the stores keep it. */
  @Override
  public int compareTo(MemoryId other) {
    return CodePointOrder.compare(value, other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
