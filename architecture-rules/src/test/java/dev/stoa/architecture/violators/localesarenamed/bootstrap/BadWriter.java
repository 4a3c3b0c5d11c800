package dev.stoa.architecture.violators.localesarenamed.bootstrap;

import java.io.PrintWriter;
import java.io.StringWriter;

/** Reaches for it itself. */
public final class BadWriter {
  PrintWriter it() {
    return new PrintWriter(new StringWriter()).printf("%.1f", 1.5);
  }
}
