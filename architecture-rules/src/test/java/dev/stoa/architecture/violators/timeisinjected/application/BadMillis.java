package dev.stoa.architecture.violators.timeisinjected.application;

/** Reaches for it itself. */
public final class BadMillis {
  long it() {
    return System.currentTimeMillis();
  }
}
