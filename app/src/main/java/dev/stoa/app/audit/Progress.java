package dev.stoa.app.audit;

import java.io.PrintWriter;
import java.util.function.LongConsumer;

/** One line on standard error that counts, and is wiped away at the end. */
final class Progress implements LongConsumer, AutoCloseable {

  private final PrintWriter err;
  private final boolean shown;
  private int width;

  /** Counts aloud if asked to, or if somebody sits at a terminal. */
  Progress(PrintWriter err, boolean asked) {
    this.err = err;
    this.shown = asked || System.console() != null;
  }

  @Override
  public void accept(long entries) {
    if (shown) {
      String line = entries + " entries verified";
      width = Math.max(width, line.length());
      err.print("\r" + line);
      err.flush();
    }
  }

  @Override
  public void close() {
    if (width > 0) {
      err.print("\r" + " ".repeat(width) + "\r");
      err.flush();
    }
  }
}
