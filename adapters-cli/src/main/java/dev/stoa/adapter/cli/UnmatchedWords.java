package dev.stoa.adapter.cli;

import dev.stoa.domain.kernel.NearestNames;
import dev.stoa.domain.kernel.ReferenceLookup;
import io.vavr.collection.Vector;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.UnmatchedArgumentException;

/** Words that a command does not take: mistyped options or commands, or arguments too many. */
final class UnmatchedWords {

  private UnmatchedWords() {}

  /**
   * What is wrong and what to do about it.
   *
   * @param help such as {@code run `stoa agent --help` to see what it takes}
   */
  static String sentence(UnmatchedArgumentException e, String help) {
    CommandSpec command = e.getCommandLine().getCommandSpec();
    String first = e.getUnmatched().get(0);
    if (first.startsWith("-")) {
      return unknown("option", first, command.optionsMap().keySet(), help);
    }
    if (!command.subcommands().isEmpty()) {
      return unknown("command", first, command.subcommands().keySet(), help);
    }
    return tooMany(e, command) + "; " + help;
  }

  private static String unknown(String thing, String word, Iterable<String> names, String help) {
    return ReferenceLookup.unknown(
        thing, word, NearestNames.among(word, Vector.ofAll(names)), help);
  }

  /** Words too many are often the value of an option that is missing, so those are named. */
  private static String tooMany(UnmatchedArgumentException e, CommandSpec command) {
    String required =
        command.options().stream()
            .filter(OptionSpec::required)
            .map(OptionSpec::longestName)
            .collect(Collectors.joining(", "));
    return String.join(", ", e.getUnmatched())
        + (e.getUnmatched().size() == 1 ? " is" : " are")
        + " not expected here"
        + (required.isEmpty() ? "" : ": give " + required);
  }
}
