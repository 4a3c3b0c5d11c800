package dev.stoa.architecture.violators.localesarenamed.domain;

import java.util.Locale;

/** Reaches for it itself. */
public final class GoodLower {
  String it() {
    return "I".toLowerCase(Locale.ROOT);
  }
}
