package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.Labelled;

/** Whether a conclusion turned out to be true. */
public enum ConsensusTruth implements Labelled {
  /** Those who agreed were right. */
  UPHELD,
  /** Those who disagreed were right. */
  OVERTURNED;

  /** The truth of a label. */
  public static ConsensusTruth labelled(String label) {
    return Labelled.of(ConsensusTruth.class, "truth", label);
  }
}
