package dev.stoa.architecture.violators.localesarenamed.bootstrap;

import java.io.PrintWriter;
import java.io.StringWriter;

/** Reaches for it itself. */
public final class BadWriterFormat {
  PrintWriter it() {
    return new PrintWriter(new StringWriter()).format("%.1f", 1.5);
  }
}
