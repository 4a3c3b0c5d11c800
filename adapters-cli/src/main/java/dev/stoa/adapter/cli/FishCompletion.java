package dev.stoa.adapter.cli;

import java.util.Locale;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The completion script of a command for the fish shell, which picocli does not write. */
public final class FishCompletion {

  /** Compares the words that are no options with the words of a command. */
  private static final String FUNCTIONS =
      """
      function __%1$s_words
          for word in (commandline -opc)
              string match -q -- '-*' $word; or echo $word
          end
      end
      function __%1$s_at
          test (string join ' ' (__%1$s_words)) = "$argv"
      end
      function __%1$s_in
          string match -q -- "$argv*" (string join ' ' (__%1$s_words))
      end
      complete -c %1$s -f
      """;

  private FishCompletion() {}

  /** The script. */
  public static String of(CommandLine root) {
    StringBuilder script =
        new StringBuilder(String.format(Locale.ROOT, FUNCTIONS, root.getCommandName()));
    add(root, root.getCommandName(), root.getCommandName(), script);
    return script.toString();
  }

  private static void add(CommandLine command, String root, String path, StringBuilder script) {
    for (CommandLine below : command.getSubcommands().values()) {
      CommandSpec spec = below.getCommandSpec();
      if (!spec.usageMessage().hidden()) {
        String summary = Stream.of(spec.usageMessage().description()).findFirst().orElse("");
        line(script, root, "__" + root + "_at " + path, "-a " + spec.name(), summary);
        add(below, root, path + " " + spec.name(), script);
      }
    }
    if (command.getSubcommands().isEmpty()) {
      for (OptionSpec option : command.getCommandSpec().options()) {
        String value = option.arity().max() > 0 ? " -r" + words(option) : "";
        String name = "-l " + option.longestName().replaceFirst("^--", "");
        String summary = Stream.of(option.description()).findFirst().orElse("");
        line(script, root, "__" + root + "_in " + path, name + value, summary);
      }
    }
  }

  /** The words that a value is chosen from. */
  private static String words(ArgSpec option) {
    String label = option.paramLabel();
    return label.matches("[a-z-]+(\\|[a-z-]+)+") ? " -a '" + label.replace('|', ' ') + "'" : " -F";
  }

  private static void line(
      StringBuilder script, String root, String where, String what, String summary) {
    script.append("complete -c ").append(root);
    script.append(" -n '").append(where).append("' ").append(what);
    script.append(" -d '").append(quoted(summary)).append("'\n");
  }

  private static String quoted(String summary) {
    return summary.replace("%%", "%").replace("\\", "\\\\").replace("'", "\\'");
  }
}
