package dev.stoa.bootstrap.storage;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** What is logged to one logger while this is open; the console does not get it. */
final class LoggedLines extends Handler implements AutoCloseable {

  private final Logger logger;
  private final List<String> lines = new CopyOnWriteArrayList<>();
  private final List<StackTraceElement> frames = new CopyOnWriteArrayList<>();

  LoggedLines(String name) {
    logger = Logger.getLogger(name);
    logger.setUseParentHandlers(false);
    logger.addHandler(this);
  }

  /** Level and message of each. */
  List<String> lines() {
    return lines;
  }

  /** The frames of every stack that was logged. */
  List<StackTraceElement> frames() {
    return frames;
  }

  @Override
  public void publish(LogRecord logged) {
    if (logged.getThrown() != null) {
      frames.addAll(List.of(logged.getThrown().getStackTrace()));
    }
    lines.add(
        logged.getLevel().getName()
            + " "
            + new MessageFormat(logged.getMessage(), Locale.ROOT).format(logged.getParameters()));
  }

  @Override
  public void flush() {}

  @Override
  public void close() {
    logger.removeHandler(this);
    logger.setUseParentHandlers(true);
  }
}
