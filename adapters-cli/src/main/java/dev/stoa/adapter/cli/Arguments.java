package dev.stoa.adapter.cli;

import dev.stoa.domain.json.Surrogates;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The words of a command line, as Java was able to read them. */
public final class Arguments {

  /** What Java puts in the place of a character that the locale cannot express. */
  private static final char REPLACEMENT = '\ufffd';

  private Arguments() {}

  /**
   * The first word that is not what was typed: where the locale is not UTF-8, Java gets other
   * characters, and they must not be stored.
   */
  public static Option<String> broken(String... args) {
    return Vector.of(args)
        .find(arg -> arg.indexOf(REPLACEMENT) >= 0 || Surrogates.firstLone(arg) >= 0);
  }

  /** Whether errors are for machines, decided before the options have been read. */
  public static boolean forMachines(String... args) {
    return Vector.of(args).contains("--json");
  }
}
