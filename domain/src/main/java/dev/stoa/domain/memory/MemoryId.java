package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.PlainText;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Names one memory. */
public record MemoryId(String value) implements Comparable<MemoryId> {

  private static final int MAX_LENGTH = 255;

  /** Refuses what no store could keep as a key. */
  public MemoryId {
    PlainText.require("memory id", value, MAX_LENGTH);
  }

  /** The order of the characters' code points, as the stores keep it. */
  @Override
  public int compareTo(MemoryId other) {
    return Arrays.compareUnsigned(
        value.getBytes(StandardCharsets.UTF_8), other.value.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public String toString() {
    return value;
  }
}
