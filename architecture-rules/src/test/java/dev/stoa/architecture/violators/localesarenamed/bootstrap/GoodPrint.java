package dev.stoa.architecture.violators.localesarenamed.bootstrap;

import java.io.PrintStream;
import java.util.Locale;

/** Reaches for it itself. */
public final class GoodPrint {
  PrintStream it() {
    return System.out.printf(Locale.ROOT, "%.1f", 1.5);
  }
}
