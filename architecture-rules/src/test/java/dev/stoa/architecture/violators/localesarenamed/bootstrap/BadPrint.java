package dev.stoa.architecture.violators.localesarenamed.bootstrap;

import java.io.PrintStream;

/** Reaches for it itself. */
public final class BadPrint {
  PrintStream it() {
    return System.out.printf("%.1f", 1.5);
  }
}
