package dev.stoa.adapter.cli;

import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A command that only groups others: called alone, it says which there are. */
public class CommandGroup implements Callable<Integer> {

  @Spec private CommandSpec spec;

  /** The specification of a group that takes no input. */
  static CommandSpec plain() {
    return wrapped(new CommandGroup());
  }

  /** As above, of a group that is described by its annotation. */
  static CommandSpec spec(Class<?> type) {
    try {
      return wrapped((CommandGroup) CommandLine.defaultFactory().create(type));
    } catch (Exception e) {
      throw new IllegalStateException("cannot make " + type, e);
    }
  }

  private static CommandSpec wrapped(CommandGroup group) {
    group.spec = CommandSpec.wrapWithoutInspection(group);
    return group.spec;
  }

  /** Its specification. */
  protected final CommandSpec spec() {
    return spec;
  }

  @Override
  public Integer call() {
    String choice =
        spec.subcommands().values().stream()
            .filter(command -> !command.getCommandSpec().usageMessage().hidden())
            .map(CommandLine::getCommandName)
            .collect(Collectors.joining(", "));
    throw new ParameterException(
        spec.commandLine(), "a command is missing: choose one of " + choice);
  }
}
