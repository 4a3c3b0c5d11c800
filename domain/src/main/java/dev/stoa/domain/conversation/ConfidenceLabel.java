package dev.stoa.domain.conversation;

import dev.stoa.domain.kernel.Labelled;

/** How sure an answer is. */
public enum ConfidenceLabel implements Labelled {
  HIGH,
  MEDIUM,
  UNCERTAIN;

  /** The constant of a label. */
  public static ConfidenceLabel labelled(String label) {
    return Labelled.of(ConfidenceLabel.class, "confidence", label);
  }
}
