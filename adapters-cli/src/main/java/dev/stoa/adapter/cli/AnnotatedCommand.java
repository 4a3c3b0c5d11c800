package dev.stoa.adapter.cli;

import io.vavr.collection.List;
import io.vavr.collection.Seq;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;

/**
 * A command as the annotation of a class describes it.
 *
 * @param name given, because asking the class for its annotation loads the commands below it
 */
public record AnnotatedCommand(String name, Class<?> type) implements CommandNode {

  @Override
  public CommandSpec summary() {
    return described(CommandSpec.create());
  }

  @Override
  public CommandLine command() {
    return isGroup() ? new CommandLine(described(CommandGroup.spec(type))) : new CommandLine(type);
  }

  private boolean isGroup() {
    return CommandGroup.class.isAssignableFrom(type);
  }

  /** Of a group; one that also does something itself has them from its annotation. */
  @Override
  public Seq<CommandNode> below() {
    return List.of(isGroup() ? annotation().subcommands() : new Class<?>[0])
        .map(below -> new AnnotatedCommand(below.getAnnotation(Command.class).name(), below));
  }

  private Command annotation() {
    return type.getAnnotation(Command.class);
  }

  private CommandSpec described(CommandSpec spec) {
    Command command = annotation();
    spec.usageMessage()
        .hidden(command.hidden())
        .description(command.description())
        .footerHeading(command.footerHeading())
        .footer(command.footer());
    return spec;
  }
}
