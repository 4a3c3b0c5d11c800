package dev.stoa.domain.learning;

import dev.stoa.domain.kernel.Labelled;

/** What becomes of a candidate. */
public enum LearningDecision implements Labelled {
  /** It is stored. */
  NEW,
  /** A memory says it already, and is reinforced. */
  SAME,
  /** It is stored, and supersedes a memory that says less. */
  REFINES,
  /** It is stored, and supersedes a memory that is no longer true. */
  CONTRADICTS,
  /** Nothing changes. */
  NOTHING;

  /** The decision of a label. */
  public static LearningDecision labelled(String label) {
    return Labelled.of(LearningDecision.class, "decision", label);
  }

  /** Whether a memory is stored for it. */
  public boolean stores() {
    return this == NEW || supersedes();
  }

  /** Whether a memory is superseded. */
  public boolean supersedes() {
    return this == REFINES || this == CONTRADICTS;
  }
}
