package dev.stoa.architecture.violators.localesarenamed.bootstrap;

import java.io.PrintStream;

/** Reaches for it itself. */
public final class BadStreamFormat {
  PrintStream it() {
    return System.out.format("%.1f", 1.5);
  }
}
