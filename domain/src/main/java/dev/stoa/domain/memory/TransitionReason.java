package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.Labelled;

/** Why a memory changed its tier. */
public enum TransitionReason implements Labelled {
  /** Its outcomes were unexpected. */
  HIGH_SURPRISE,
  /** Its outcomes were as expected. */
  HIGH_STABILITY,
  /** A red line was drawn around it. */
  RED_LINE;

  /** The reason of this label. */
  public static TransitionReason labelled(String label) {
    return Labelled.of(TransitionReason.class, "reason", label);
  }
}
