package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.Labelled;

/** The state of an approval gate: pending, then decided once. */
public enum GateStatus implements Labelled {
  PENDING,
  APPROVED,
  REJECTED,
  TIMED_OUT;

  /** The status of a label. */
  public static GateStatus labelled(String label) {
    return Labelled.of(GateStatus.class, "status", label);
  }
}
