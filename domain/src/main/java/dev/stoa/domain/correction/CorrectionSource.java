package dev.stoa.domain.correction;

import dev.stoa.domain.kernel.Labelled;

/** Who verified a correction. */
public enum CorrectionSource implements Labelled {
  ARBITER,
  MANUAL,
  /** Found in what a user wrote, and confirmed by the user. */
  IMPLICIT_CONFIRMED;

  /** The source of a label. */
  public static CorrectionSource labelled(String label) {
    return Labelled.of(CorrectionSource.class, "source", label);
  }
}
