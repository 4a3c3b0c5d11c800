package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.Labelled;

/** What a memory is. */
public enum MemoryKind implements Labelled {
  /** Something that is so. */
  FACT,
  /** What a person likes or wants. */
  PREFERENCE,
  /** What was decided. */
  DECISION,
  /** What is to be found out. */
  QUESTION,
  /** What is to be done, or how. */
  INSTRUCTION;

  /** The kind with this label; an {@link IllegalArgumentException} lists the valid ones. */
  public static MemoryKind labelled(String label) {
    return Labelled.of(MemoryKind.class, "kind", label);
  }
}
