package dev.stoa.architecture.violators.randomnessisinjected.domain;

/** Reaches for it itself. */
public final class BadStrictMath {
  double it() {
    return StrictMath.random();
  }
}
