package dev.stoa.adapter.cli;

import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The commands of a program.
 *
 * <p>Only the command that the arguments name is built. Help and the message about a wrong name
 * need its neighbours too, but only their names and summaries.
 */
public record CommandTree(Seq<CommandNode> nodes) {

  /** Adds every command. */
  public void addAll(CommandLine root) {
    addAll(root, nodes);
  }

  private static void addAll(CommandLine parent, Seq<CommandNode> nodes) {
    for (CommandNode node : nodes) {
      CommandLine line = node.command();
      parent.addSubcommand(node.name(), line);
      addAll(line, node.below());
    }
  }

  /** Adds what these arguments need. */
  public void addNamed(CommandLine root, String... args) {
    if (Stream.of(args).anyMatch(arg -> arg.startsWith("@"))) {
      addAll(root); // the words are in a file
    } else {
      addNamed(root, nodes, named(root.getCommandSpec(), args));
    }
  }

  private static void addNamed(CommandLine parent, Seq<CommandNode> nodes, Named arguments) {
    String named = arguments.words().headOption().getOrElse("");
    boolean listing = arguments.helpAt() == 0 || !nodes.exists(node -> node.name().equals(named));
    for (CommandNode node : nodes) {
      if (node.name().equals(named)) {
        CommandLine line = node.command();
        parent.addSubcommand(named, line);
        addNamed(line, node.below(), arguments.below());
      } else if (listing) {
        parent.addSubcommand(node.name(), listed(node));
      }
    }
  }

  /** It is reached only after a word that its parent does not know, so that word is reported. */
  private static CommandSpec listed(CommandNode node) {
    CommandSpec summary = node.summary();
    summary.parser().unmatchedArgumentsAllowed(true);
    return summary;
  }

  /**
   * What the arguments name.
   *
   * @param words without the global options and their values
   * @param helpAt how many words come before the option that asks for help, or -1: it is the help
   *     of the command that they name, so nothing else is listed
   */
  private record Named(Seq<String> words, int helpAt) {
    Named below() {
      return new Named(words.tail(), helpAt - 1);
    }
  }

  private static Named named(CommandSpec root, String... args) {
    java.util.List<String> words = new ArrayList<>();
    int helpAt = -1;
    for (int i = 0; i < args.length; i++) {
      OptionSpec global = root.optionsMap().get(args[i]);
      if (helpAt < 0 && asksForHelp(args[i])) {
        helpAt = words.size();
      }
      if (global != null) {
        i += global.arity().max();
      } else if (!args[i].startsWith("-")) {
        words.add(args[i]);
      }
    }
    return new Named(List.ofAll(words), helpAt);
  }

  private static boolean asksForHelp(String arg) {
    return arg.equals("--help") || arg.matches("-\\w*h\\w*");
  }
}
