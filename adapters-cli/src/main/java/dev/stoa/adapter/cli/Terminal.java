package dev.stoa.adapter.cli;

import picocli.CommandLine.Model.CommandSpec;

/**
 * Where answers are shown.
 *
 * @param isInteractive whether a person reads and types there
 * @param width how many characters fit in a line
 */
public record Terminal(boolean isInteractive, int width) {

  /** A file or a pipe: nobody answers questions, and lines may have any length. */
  public static final Terminal NONE = new Terminal(false, Integer.MAX_VALUE);

  /** The terminal of this process, if it has one. */
  public static Terminal ofProcess() {
    return System.console() == null
        ? NONE
        : new Terminal(true, CommandSpec.create().usageMessage().autoWidth(true).width());
  }
}
