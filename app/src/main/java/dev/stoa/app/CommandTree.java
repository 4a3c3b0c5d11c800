package dev.stoa.app;

import dev.stoa.adapter.cli.CommandGroup;
import dev.stoa.app.agent.AgentCommand;
import dev.stoa.app.agent.TaskCommand;
import dev.stoa.app.audit.AuditCommand;
import dev.stoa.app.channel.ChannelCommand;
import dev.stoa.app.critique.CritiqueCommand;
import dev.stoa.app.knowledge.KnowledgeCommand;
import dev.stoa.app.memory.MemoryCommand;
import dev.stoa.app.notebook.NoteCommand;
import dev.stoa.app.rating.CalibrationCommand;
import dev.stoa.app.rating.RatingCommand;
import dev.stoa.app.resilience.BreakerCommand;
import dev.stoa.app.search.IndexCommand;
import dev.stoa.app.search.SearchCommand;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The commands below {@code stoa}, as their annotations describe them.
 *
 * <p>Reading in all of them takes longer than most commands run, so only the one that the command
 * line names is. Help and the sentence about a wrong name need its neighbours too, but no more than
 * their names and descriptions.
 */
final class CommandTree {

  /** By name, because asking a class for its annotation reads in the commands below it. */
  private static final Map<String, Class<?>> TOP = new LinkedHashMap<>();

  static {
    TOP.put("demo", DemoCommand.class);
    TOP.put("migrate", MigrateCommand.class);
    TOP.put("doctor", DoctorCommand.class);
    TOP.put("agent", AgentCommand.class);
    TOP.put("audit", AuditCommand.class);
    TOP.put("breaker", BreakerCommand.class);
    TOP.put("calibration", CalibrationCommand.class);
    TOP.put("channel", ChannelCommand.class);
    TOP.put("critique", CritiqueCommand.class);
    TOP.put("memory", MemoryCommand.class);
    TOP.put("knowledge", KnowledgeCommand.class);
    TOP.put("note", NoteCommand.class);
    TOP.put("rating", RatingCommand.class);
    TOP.put("search", SearchCommand.class);
    TOP.put("index", IndexCommand.class);
    TOP.put("task", TaskCommand.class);
    TOP.put("rehearse", RehearseCommand.class);
  }

  private CommandTree() {}

  /** Adds every command. */
  static void addAll(CommandLine stoa) {
    addAll(stoa, TOP);
  }

  private static void addAll(CommandLine parent, Map<String, Class<?>> commands) {
    commands.forEach((name, type) -> addAll(added(parent, name, type), below(type)));
  }

  /** Adds what these arguments need. */
  static void addNamed(CommandLine stoa, String... args) {
    if (Stream.of(args).anyMatch(arg -> arg.startsWith("@"))) {
      addAll(stoa); // the words are in a file
    } else {
      addNamed(stoa, TOP, words(stoa.getCommandSpec(), args), asksForHelp(args));
    }
  }

  private static void addNamed(
      CommandLine parent, Map<String, Class<?>> commands, List<String> words, boolean help) {
    String named = words.isEmpty() ? "" : words.get(0);
    boolean listing = help || !commands.containsKey(named);
    commands.forEach(
        (name, type) -> {
          if (name.equals(named)) {
            addNamed(added(parent, name, type), below(type), words.subList(1, words.size()), help);
          } else if (listing) {
            Command command = type.getAnnotation(Command.class);
            parent.addSubcommand(name, described(CommandSpec.create(), command));
          }
        });
  }

  private static boolean asksForHelp(String... args) {
    return Stream.of(args).anyMatch(arg -> arg.equals("--help") || arg.matches("-\\w*h\\w*"));
  }

  /** The arguments without the global options and their values. */
  private static List<String> words(CommandSpec stoa, String... args) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < args.length; i++) {
      OptionSpec global = stoa.optionsMap().get(args[i]);
      if (global != null) {
        i += global.arity().max();
      } else if (!args[i].startsWith("-")) {
        words.add(args[i]);
      }
    }
    return words;
  }

  private static CommandLine added(CommandLine parent, String name, Class<?> type) {
    Command command = type.getAnnotation(Command.class);
    CommandLine line =
        command.subcommands().length == 0
            ? new CommandLine(type)
            : described(CommandGroup.spec(type), command);
    parent.addSubcommand(name, line);
    return line;
  }

  private static Map<String, Class<?>> below(Class<?> type) {
    Map<String, Class<?>> commands = new LinkedHashMap<>();
    for (Class<?> command : type.getAnnotation(Command.class).subcommands()) {
      commands.put(command.getAnnotation(Command.class).name(), command);
    }
    return commands;
  }

  private static CommandLine described(CommandSpec spec, Command command) {
    spec.usageMessage()
        .hidden(command.hidden())
        .description(command.description())
        .footerHeading(command.footerHeading())
        .footer(command.footer());
    return new CommandLine(spec);
  }
}
