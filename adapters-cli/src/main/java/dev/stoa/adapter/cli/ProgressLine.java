package dev.stoa.adapter.cli;

import dev.stoa.actions.Progress;
import dev.stoa.domain.kernel.DaemonThread;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Passes on the lines of an answer, and says how far it is: to a person who has waited for two
 * seconds in one line that is replaced every second, elsewhere in a new line every ten seconds.
 */
public final class ProgressLine implements Progress, AutoCloseable {

  private static final long PATIENCE_SECONDS = 2;
  private static final long PLAIN_SECONDS = 10;
  private static final int LOOK_EVERY = 1_000;

  private final PrintWriter err;
  private final PrintWriter lines;
  private final boolean plain;
  private final @Nullable ScheduledExecutorService timer;
  private volatile long done;
  private String step = "";
  private long total;
  private long stepBegan;
  private long seconds = PATIENCE_SECONDS;
  private int shown;
  private long printed;

  /** Shown on {@code err} if the terminal wants it; lines of the answer go elsewhere. */
  public ProgressLine(PrintWriter err, Terminal terminal, PrintWriter lines) {
    this.err = err;
    this.lines = lines;
    this.plain = terminal.showsProgress() && !terminal.isInteractive();
    this.timer = terminal.showsProgress() ? started() : null;
  }

  private ScheduledExecutorService started() {
    ScheduledExecutorService started =
        Executors.newSingleThreadScheduledExecutor(DaemonThread.named("stoa-progress"));
    started.scheduleAtFixedRate(this::show, PATIENCE_SECONDS, 1, TimeUnit.SECONDS);
    return started;
  }

  @Override
  public void line(String text) {
    lines.print(text);
    // A print writer hides a full disk and a closed pipe.
    if (++printed % LOOK_EVERY == 0 && lines.checkError()) {
      throw CliFailure.storage(
          "the answer could not be written completely: the disk is full or its reader closed the"
              + " pipe",
          null);
    }
  }

  @Override
  public void done(long count) {
    done = count;
  }

  /** As {@link #done}, of a known number of rows in one step of the work. */
  public synchronized void rows(String what, long count, long all) {
    if (!what.equals(step)) {
      stepBegan = step.isEmpty() ? 0 : seconds;
      step = what;
    }
    done = count;
    total = all;
  }

  /** Replaces the line that is shown, or prints another one when it is time. */
  synchronized void show() {
    String text = seconds + " s" + state();
    seconds++;
    if (plain) {
      if ((seconds - 1) % PLAIN_SECONDS == 0) {
        err.println(text);
        err.flush();
      }
      return;
    }
    err.print("\r" + text + " ".repeat(Math.max(0, shown - text.length())));
    err.flush();
    shown = Math.max(shown, text.length());
  }

  private String state() {
    if (done == 0) {
      return step.isEmpty() ? "" : ", " + step;
    }
    if (total == 0) {
      return String.format(Locale.ROOT, ", %,d done", done);
    }
    long rate = Math.max(1, done / Math.max(1, seconds - stepBegan));
    return String.format(
        Locale.ROOT,
        ", %s %,d of %,d rows, %,d/s, %,d s left",
        step,
        done,
        total,
        rate,
        (total - done) / rate);
  }

  /** Removes the line. */
  @Override
  public void close() {
    if (timer != null) {
      timer.shutdownNow();
    }
    synchronized (this) {
      if (shown > 0) {
        err.print("\r" + " ".repeat(shown) + "\r");
        err.flush();
      }
    }
  }
}
