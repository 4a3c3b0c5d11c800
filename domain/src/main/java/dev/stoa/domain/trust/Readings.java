package dev.stoa.domain.trust;

import dev.stoa.domain.kernel.Labelled;

/** Whether an agent must name what it has read when it writes. */
public enum Readings implements Labelled {
  /** What is written without a token of a reading has the trust of who writes. */
  OPTIONAL,
  /** It is trusted no more than what the agent has read in its open spawn. */
  REQUIRED;

  /** The choice of a label. */
  public static Readings labelled(String label) {
    return Labelled.of(Readings.class, "readings", label);
  }
}
