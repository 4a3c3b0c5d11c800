package dev.stoa.domain.conversation;

import dev.stoa.domain.kernel.Labelled;

/** How much effort went into an answer. */
public enum AccuracyLevel implements Labelled {
  FAST,
  BALANCED,
  HIGH,
  MAXIMUM;

  /** The constant of a label. */
  public static AccuracyLevel labelled(String label) {
    return Labelled.of(AccuracyLevel.class, "accuracy", label);
  }
}
