package dev.stoa.architecture.violators.localesarenamed.domain;

import java.util.Locale;

/** Reaches for it itself. */
public final class GoodFormat {
  String it() {
    return String.format(Locale.ROOT, "%.1f", 1.5);
  }
}
