package dev.stoa.domain.trust;

import dev.stoa.domain.kernel.Labelled;

/** What becomes of what is read: whether it is recorded, and whether an agent must name it. */
public enum Readings implements Labelled {
  /** What is written without a token of a reading has the trust of who writes. */
  OPTIONAL,
  /** As above, and who was shown an item is recorded. */
  RECORDED,
  /** As above, and it is trusted no more than what the agent has read in its open spawn. */
  REQUIRED;

  /** The choice of a label. */
  public static Readings labelled(String label) {
    return Labelled.of(Readings.class, "readings", label);
  }
}
