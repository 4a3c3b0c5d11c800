package dev.stoa.domain.conversation;

import dev.stoa.domain.kernel.Labelled;

/** What a message points out. */
public enum Callout implements Labelled {
  DISAGREEMENT,
  CORRECTION;

  /** The constant of a label. */
  public static Callout labelled(String label) {
    return Labelled.of(Callout.class, "callout", label);
  }
}
