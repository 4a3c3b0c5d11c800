package dev.stoa.adapter.cli;

import java.io.Console;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Where answers are shown.
 *
 * @param isInteractive whether a person reads and types there
 * @param width how many characters fit in a line
 * @param showsProgress whether long work reports its progress
 */
public record Terminal(boolean isInteractive, int width, boolean showsProgress) {

  /** Only the caller reads it: a test, or a program that asked for JSON. */
  public static final Terminal NONE = new Terminal(false, Integer.MAX_VALUE, false);

  /** A file or a pipe: no one answers questions, and lines may have any length. */
  static final Terminal PIPE = new Terminal(false, Integer.MAX_VALUE, true);

  /** A person. */
  Terminal(boolean isInteractive, int width) {
    this(isInteractive, width, isInteractive);
  }

  /** The terminal of this process, if it has one. */
  public static Terminal ofProcess() {
    return isTerminal(System.console())
        ? new Terminal(true, CommandSpec.create().usageMessage().autoWidth(true).width())
        : PIPE;
  }

  /** The same, or none if the output is for a program. */
  public Terminal unless(boolean json) {
    return json ? NONE : this;
  }

  /**
   * Since Java 22 there is a console even without a person at it; it knows whether it is a
   * terminal.
   */
  private static boolean isTerminal(@Nullable Console console) {
    if (console == null) {
      return false;
    }
    try {
      return (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (NoSuchMethodException olderJava) {
      return true;
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }
}
