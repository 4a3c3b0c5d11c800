package dev.stoa.architecture.violators.localesarenamed.domain;

/** Reaches for it itself. */
public final class BadUpper {
  String it() {
    return "i".toUpperCase();
  }
}
