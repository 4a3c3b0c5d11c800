package dev.stoa.architecture.violators.chancecomesin.domain;

/** Reaches for it itself. */
public final class BadMath {
  double it() {
    return Math.random();
  }
}
