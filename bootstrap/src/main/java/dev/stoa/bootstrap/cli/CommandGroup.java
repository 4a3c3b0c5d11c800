package dev.stoa.bootstrap.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A command that only groups others: called alone, it says which there are. */
public abstract class CommandGroup implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Override
  public final Integer call() {
    throw new ParameterException(
        spec.commandLine(),
        "a command is missing: choose one of " + String.join(", ", spec.subcommands().keySet()));
  }
}
