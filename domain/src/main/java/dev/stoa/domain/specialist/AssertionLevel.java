package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.Labelled;

/** What a failed assertion means. */
public enum AssertionLevel implements Labelled {
  /** The answer is not given. */
  BLOCKING(0.15),
  /** The answer is worth less. */
  SOFT(0.15),
  /** Nothing: it only rewards. */
  INFO(0);

  private final double penalty;

  AssertionLevel(double penalty) {
    this.penalty = penalty;
  }

  /** The level of a label. */
  public static AssertionLevel labelled(String label) {
    return Labelled.of(AssertionLevel.class, "level", label);
  }

  /** What failing costs unless a penalty is given. */
  double penalty() {
    return penalty;
  }
}
