package dev.stoa.adapter.cli;

import java.util.Locale;

/** How a command ended. */
public enum ExitCode {
  /** It did its work. */
  OK,
  /** It was refused, or it checked something and found a fault. */
  REFUSED,
  /** The command or its input is wrong. */
  USAGE,
  /** The store failed. */
  STORAGE;

  /** The number a shell sees. */
  public int code() {
    return ordinal();
  }

  /** As {@code --json} names it. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
