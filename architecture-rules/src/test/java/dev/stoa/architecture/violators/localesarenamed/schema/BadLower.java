package dev.stoa.architecture.violators.localesarenamed.schema;

/** Reaches for it itself. */
public final class BadLower {
  String it() {
    return "I".toLowerCase();
  }
}
