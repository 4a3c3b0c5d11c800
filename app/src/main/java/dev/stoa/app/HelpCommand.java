package dev.stoa.app;

import java.io.InputStream;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows the help of a command. */
@Command(
    name = "help",
    description = "Shows the help of a command, as --help does.",
    footerHeading = "%nExamples:%n",
    footer = {"  stoa help", "  stoa help audit verify"})
final class HelpCommand implements Callable<Integer> {

  @Parameters(paramLabel = "<command>", description = "The words of the command.", arity = "0..*")
  private List<String> words = List.of();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    CommandLine named =
        StoaCommand.commandLine(InputStream.nullInputStream(), out, spec.commandLine().getErr());
    for (String word : words) {
      CommandLine below = named.getSubcommands().get(word);
      if (below == null) {
        throw new ParameterException(
            named, named.getCommandSpec().qualifiedName() + " has no command " + word);
      }
      named = below;
    }
    named.usage(out);
    return 0;
  }
}
