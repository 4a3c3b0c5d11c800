package dev.stoa.architecture.violators.randomnessisinjected.domain;

/** Reaches for it itself. */
public final class BadMath {
  double it() {
    return Math.random();
  }
}
