package dev.stoa.architecture.violators.chancecomesin.domain;

/** Reaches for it itself. */
public final class BadStrictMath {
  double it() {
    return StrictMath.random();
  }
}
