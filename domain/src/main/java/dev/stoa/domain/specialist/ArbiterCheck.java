package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.Labelled;

/** A check by which an arbiter compares two answers, and its weight; all weights make 1. */
public enum ArbiterCheck implements Labelled {
  LOGICAL(0.30),
  MATHEMATICAL(0.40),
  CROSS_SESSION(0.20),
  EMPIRICAL(0.10);

  private final double weight;

  ArbiterCheck(double weight) {
    this.weight = weight;
  }

  double weight() {
    return weight;
  }
}
