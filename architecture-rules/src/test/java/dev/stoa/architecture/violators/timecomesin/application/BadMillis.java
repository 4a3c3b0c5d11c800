package dev.stoa.architecture.violators.timecomesin.application;

/** Reaches for it itself. */
public final class BadMillis {
  long it() {
    return System.currentTimeMillis();
  }
}
