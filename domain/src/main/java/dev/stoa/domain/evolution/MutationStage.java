package dev.stoa.domain.evolution;

import dev.stoa.domain.kernel.Labelled;

/** How far a variant got: dropped by successive halving, or compared with the baseline. */
public enum MutationStage implements Labelled {
  HALVING,
  TRIAL;

  /** The stage of a label. */
  public static MutationStage labelled(String label) {
    return Labelled.of(MutationStage.class, "stage", label);
  }
}
