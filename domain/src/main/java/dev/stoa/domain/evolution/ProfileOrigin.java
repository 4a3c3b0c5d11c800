package dev.stoa.domain.evolution;

import dev.stoa.domain.kernel.Labelled;

/** Who made a profile. */
public enum ProfileOrigin implements Labelled {
  HUMAN,
  MUTATOR,
  CREATOR;

  /** The origin of a label. */
  public static ProfileOrigin labelled(String label) {
    return Labelled.of(ProfileOrigin.class, "created_by", label);
  }
}
