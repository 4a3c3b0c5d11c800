package dev.stoa.architecture.violators.localesarenamed.bootstrap;

/** Reaches for it itself. */
public final class BadFormatted {
  String it() {
    return "%.1f".formatted(1.5);
  }
}
