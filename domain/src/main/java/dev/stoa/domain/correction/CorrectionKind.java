package dev.stoa.domain.correction;

import dev.stoa.domain.kernel.Labelled;

/** What a correction is about, which decides how much harm it prevents in a prompt. */
public enum CorrectionKind implements Labelled {
  FACTUAL(0.85),
  FAILURE_PATTERN(1),
  DECISION(0.70),
  INSTRUCTION(0.65),
  PREFERENCE(0.40),
  OTHER(0.50);

  private final double prevention;

  CorrectionKind(double prevention) {
    this.prevention = prevention;
  }

  /** The kind of a label. */
  public static CorrectionKind labelled(String label) {
    return Labelled.of(CorrectionKind.class, "kind", label);
  }

  /** The share of failures that it prevents, from 0 to 1. */
  double prevention() {
    return prevention;
  }
}
