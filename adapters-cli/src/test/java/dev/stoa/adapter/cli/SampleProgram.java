package dev.stoa.adapter.cli;

import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.application.Workspace;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** A program with the sample actions, on a workspace in memory. */
@Command(name = "stoa", scope = ScopeType.INHERIT, mixinStandardHelpOptions = true)
final class SampleProgram extends CommandGroup implements GlobalOptions {

  @Option(names = "--json", scope = ScopeType.INHERIT)
  private boolean json;

  private final Terminal terminal;
  private final InputStream in;

  private SampleProgram(Terminal terminal, String input) {
    this.terminal = terminal;
    this.in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
  }

  record Ended(int code, String out, String err) {}

  static Ended run(String... args) {
    return run(Terminal.NONE, "", args);
  }

  static Ended run(Terminal terminal, String input, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    CommandLine line = commandLine(SampleActions.catalogue(), terminal, input, args);
    int code = line.setOut(new PrintWriter(out)).setErr(new PrintWriter(err)).execute(args);
    return new Ended(code, out.toString(), err.toString());
  }

  /** A program with the actions of this catalogue. */
  static CommandLine commandLine(
      Catalogue catalogue, Terminal terminal, String input, String... args) {
    ActionCommands actions = new ActionCommands(catalogue);
    CommandLine line = new CommandLine(new SampleProgram(terminal, input));
    Seq<CommandNode> groups =
        catalogue
            .groups()
            .map(ActionGroup::name)
            .filter(name -> !name.contains("."))
            .map(name -> actions.group(name, List.empty()));
    new CommandTree(groups).addNamed(line, args);
    Failures failures = new Failures();
    return line.setParameterExceptionHandler(failures).setExecutionExceptionHandler(failures);
  }

  @Override
  public boolean json() {
    return json;
  }

  @Override
  public InputStream in() {
    return in;
  }

  @Override
  public Terminal terminal() {
    return terminal;
  }

  @Override
  public <T> T onWorkspace(boolean create, Function<Workspace, T> work) {
    try (Stoa stoa = Stoa.over(TestWorkspace.create().storage(), () -> Instant.EPOCH)) {
      return work.apply(stoa);
    }
  }
}
