package dev.stoa.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import picocli.CommandLine;

class HelpTest {

  private static final PrintWriter NOWHERE = new PrintWriter(new StringWriter());
  private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

  /** Every command, built once: that takes seconds. */
  private static final List<CommandLine> ALL =
      all(StoaCommand.commandLine(InputStream.nullInputStream(), NOWHERE, NOWHERE));

  @TestFactory
  List<DynamicTest> everyCommandHasExamplesThatParseAndItsExitCodes() {
    return ALL.stream()
        .map(
            command ->
                DynamicTest.dynamicTest(
                    command.getCommandSpec().qualifiedName(), () -> explains(command)))
        .toList();
  }

  private static void explains(CommandLine command) {
    String help = command.getUsageMessage(CommandLine.Help.Ansi.OFF);
    assertTrue(help.contains("Exit codes:\n  0   done\n"), help);
    assertTrue(help.contains("--json"), help);
    assertTrue(help.contains("--store=<jdbc url>"), help);
    List<String> examples =
        help.substring(help.indexOf("Examples:"))
            .replaceAll(" \\\\\n +", " ")
            .lines()
            .filter(line -> line.contains("stoa ") && line.startsWith("  "))
            .toList();
    assertFalse(examples.isEmpty(), help);
    for (String example : examples) {
      // What comes before a pipe or after a redirection is the shell's.
      String line = example.replaceFirst(".*\\| stoa ", "").replaceFirst(" > .*", "").strip();
      String[] words = words(line.replaceFirst("^stoa ", ""));
      StoaCommand.commandLine(words, InputStream.nullInputStream(), NOWHERE, NOWHERE)
          .parseArgs(words);
    }
  }

  @Test
  void helpIsPrintedOnStandardOutput() {
    Cli.Outcome help = Cli.bare().run("audit", "verify", "--help").ok();
    assertTrue(help.out().startsWith("Usage: stoa audit verify [OPTIONS]\n"), help.out());
  }

  @Test
  void helpIsTheSameWhenOnlyWhatIsNamedIsReadIn() {
    for (CommandLine command : ALL) {
      String name = command.getCommandSpec().qualifiedName();
      String[] words = (name + " --help").replaceFirst("^stoa ", "").split(" ");
      String whole = command.getUsageMessage(CommandLine.Help.Ansi.OFF);
      assertEquals(whole, Cli.bare().run(words).ok().out(), name);
    }
  }

  @Test
  void theFirstWordThatAsksForHelpDecidesWhoseIsShown() {
    String whole = Cli.bare().run("--help").ok().out();
    assertEquals(whole, Cli.bare().run("--help", "audit", "verify").ok().out());
    assertEquals(whole, Cli.bare().run("-h", "audit", "--help").ok().out());
    assertEquals(
        Cli.bare().run("audit", "--help").ok().out(),
        Cli.bare().run("--store", "jdbc:sqlite:a.db", "audit", "-h", "verify").ok().out());
  }

  @Test
  void commandsAreAddedUnderTheNamesOfTheirAnnotations() {
    for (CommandLine command : ALL) {
      Class<?> type = command.getCommandSpec().userObject().getClass();
      if (type.isAnnotationPresent(CommandLine.Command.class)) {
        assertEquals(
            type.getAnnotation(CommandLine.Command.class).name(), command.getCommandName());
      }
    }
  }

  @Test
  void aWordAfterAGlobalOptionNamesNoCommand() {
    String err = Cli.bare().run("--store", "agent", "audit").err();
    assertTrue(err.contains("choose one of append"), err);
  }

  @Test
  void withoutACommandTheHelpIsShown() {
    String help = Cli.bare().run().ok().out();
    assertTrue(help.startsWith("Usage: stoa [OPTIONS] [COMMAND]\n"), help);
    assertEquals(help, Cli.bare().run("help").ok().out());
    assertEquals(
        Cli.bare().run("channel", "post", "--help").ok().out(),
        Cli.bare().run("help", "channel", "post").ok().out());
    Cli.bare()
        .run("help", "chanel")
        .failed(2, "stoa has no command chanel; run `stoa --help` to see what it takes");
  }

  @Test
  void theVersionIsOneLine() {
    assertEquals("stoa (not from a jar)\n", Cli.bare().run("--version").ok().out());
  }

  private static List<CommandLine> all(CommandLine command) {
    List<CommandLine> found = new ArrayList<>(List.of(command));
    command.getSubcommands().values().forEach(below -> found.addAll(all(below)));
    return found;
  }

  private static String[] words(String line) {
    List<String> words = new ArrayList<>();
    for (Matcher matcher = WORD.matcher(line); matcher.find(); ) {
      words.add(matcher.group(1) == null ? matcher.group(2) : matcher.group(1));
    }
    return words.toArray(String[]::new);
  }
}
