package dev.stoa.adapter.cli;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Edge;
import dev.stoa.actions.catalogue.Catalogue;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** The commands of a catalogue: one for each group, and below it one for each action. */
public record ActionCommands(Catalogue catalogue) {

  private static final int GROUP_EXAMPLES = 4;

  /** The group of this name, with other commands of the same group below it. */
  public CommandNode group(String name, Seq<CommandNode> others) {
    return new Group(
        catalogue
            .groups()
            .find(group -> group.name().equals(name))
            .getOrElseThrow(() -> new IllegalArgumentException("no actions begin with " + name)),
        others);
  }

  private final class Group implements CommandNode {
    private final ActionGroup group;
    private final Seq<CommandNode> others;

    private Group(ActionGroup group, Seq<CommandNode> others) {
      this.group = group;
      this.others = others;
    }

    @Override
    public String name() {
      return group.name().substring(group.name().lastIndexOf('.') + 1);
    }

    @Override
    public CommandSpec summary() {
      return described(CommandSpec.create(), group.summary());
    }

    @Override
    public CommandLine command() {
      return single()
          .<CommandLine>map(ActionCommand::of)
          .getOrElse(
              () -> {
                CommandSpec spec = described(CommandGroup.plain(), group.summary());
                Seq<Action<?, ?>> shown = actions().take(GROUP_EXAMPLES);
                ActionHelp.examples(
                    spec,
                    () ->
                        shown.flatMap(
                            action ->
                                action
                                    .examples()
                                    .take(1)
                                    .map(example -> ShellExample.of(action, example))));
                return new CommandLine(spec);
              });
    }

    /** An action that is called like its group is a command without others below it. */
    private Option<Action<?, ?>> single() {
      return actions().find(action -> action.name().equals(group.name()));
    }

    private Seq<Action<?, ?>> actions() {
      return group.actions().filter(action -> action.edges().contains(Edge.CLI));
    }

    @Override
    public Seq<CommandNode> below() {
      return single().isDefined()
          ? List.empty()
          : actions()
              .<CommandNode>map(Single::new)
              .appendAll(others)
              .appendAll(
                  catalogue
                      .groups()
                      .filter(below -> below.name().matches(group.name() + "\\.[^.]+"))
                      .map(below -> new Group(below, List.empty())));
    }
  }

  private record Single(Action<?, ?> action) implements CommandNode {

    @Override
    public String name() {
      return action.verb();
    }

    @Override
    public CommandSpec summary() {
      return described(CommandSpec.create(), action.summary());
    }

    @Override
    public CommandLine command() {
      return ActionCommand.of(action);
    }

    @Override
    public Seq<CommandNode> below() {
      return List.empty();
    }
  }

  private static CommandSpec described(CommandSpec spec, String summary) {
    spec.usageMessage().description(ActionHelp.escaped(summary));
    return spec;
  }
}
