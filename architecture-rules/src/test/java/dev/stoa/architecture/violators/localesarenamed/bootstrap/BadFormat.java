package dev.stoa.architecture.violators.localesarenamed.bootstrap;

/** Reaches for it itself. */
public final class BadFormat {
  String it() {
    return String.format("%.1f", 1.5);
  }
}
