package dev.stoa.bootstrap.cli;

import dev.stoa.adapter.jooq.Durability;
import dev.stoa.adapter.jooq.SchemaMode;
import dev.stoa.bootstrap.agent.AgentCommand;
import dev.stoa.bootstrap.agent.TaskCommand;
import dev.stoa.bootstrap.audit.AuditCommand;
import dev.stoa.bootstrap.channel.ChannelCommand;
import dev.stoa.bootstrap.critique.CritiqueCommand;
import dev.stoa.bootstrap.knowledge.KnowledgeCommand;
import dev.stoa.bootstrap.memory.MemoryCommand;
import dev.stoa.bootstrap.notebook.NoteCommand;
import dev.stoa.bootstrap.rating.CalibrationCommand;
import dev.stoa.bootstrap.rating.RatingCommand;
import dev.stoa.bootstrap.resilience.BreakerCommand;
import dev.stoa.bootstrap.search.IndexCommand;
import dev.stoa.bootstrap.search.SearchCommand;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The {@code stoa} command: its global options, and the way in. */
@Command(
    name = "stoa",
    scope = ScopeType.INHERIT,
    mixinStandardHelpOptions = true,
    versionProvider = StoaVersion.class,
    usageHelpAutoWidth = true,
    sortOptions = false,
    abbreviateSynopsis = true,
    descriptionHeading = "%n",
    parameterListHeading = "%n",
    optionListHeading = "%nOptions:%n",
    commandListHeading = "%nCommands:%n",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done",
      "1:refused, or a check found a fault",
      "2:the command or its input is wrong",
      "3:the store failed"
    },
    description = "The memory, debate and trust store for multi-agent systems.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa demo",
      "  stoa audit append --type query --session s1 --details '{\"mode\":\"single\"}'",
      "  stoa --store jdbc:postgresql://localhost/stoa?currentSchema=team_a doctor",
      "",
      "`stoa <command> --help` explains a command."
    },
    subcommands = {
      DemoCommand.class,
      MigrateCommand.class,
      DoctorCommand.class,
      AgentCommand.class,
      AuditCommand.class,
      BreakerCommand.class,
      CalibrationCommand.class,
      ChannelCommand.class,
      CritiqueCommand.class,
      MemoryCommand.class,
      KnowledgeCommand.class,
      NoteCommand.class,
      RatingCommand.class,
      SearchCommand.class,
      IndexCommand.class,
      TaskCommand.class
    })
public final class StoaCommand extends CommandGroup {

  @Option(
      names = "--store",
      scope = ScopeType.INHERIT,
      paramLabel = "<jdbc url>",
      defaultValue = "${env:STOA_STORE:-jdbc:sqlite:stoa.db}",
      description = "The workspace, also by STOA_STORE in the environment (${DEFAULT-VALUE}).")
  private String store;

  @Option(
      names = "--json",
      scope = ScopeType.INHERIT,
      description = "Answer in JSON, for machines; errors too.")
  private boolean json;

  @Option(
      names = "--schema",
      scope = ScopeType.INHERIT,
      paramLabel = "migrate|validate|none",
      defaultValue = "MIGRATE",
      description = "What opening does about the schema (migrate).")
  private SchemaMode schema;

  @Option(
      names = "--durability",
      scope = ScopeType.INHERIT,
      paramLabel = "normal|full",
      defaultValue = "NORMAL",
      description = "Whether a commit survives a power cut too (normal).")
  private Durability durability;

  private final InputStream in;

  private StoaCommand(InputStream in) {
    this.in = in;
  }

  /** Runs one command and ends the process with its exit code. */
  public static void main(String[] args) {
    // UTF-8 whatever the terminal's locale says: JSON has no other encoding.
    PrintWriter out = writer(FileDescriptor.out);
    PrintWriter err = writer(FileDescriptor.err);
    int code = commandLine(System.in, out, err).execute(args);
    out.flush();
    err.flush();
    System.exit(code);
  }

  /** The whole command line, reading and writing where it is told to. */
  public static CommandLine commandLine(InputStream in, PrintWriter out, PrintWriter err) {
    Failures failures = new Failures();
    return new CommandLine(new StoaCommand(in))
        .setOut(out)
        .setErr(err)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler(failures)
        .setExecutionExceptionHandler(failures);
  }

  Workspace workspace() {
    return new Workspace(store, schema, durability);
  }

  boolean json() {
    return json;
  }

  InputStream in() {
    return in;
  }

  private static PrintWriter writer(FileDescriptor target) {
    return new PrintWriter(
        new OutputStreamWriter(new FileOutputStream(target), StandardCharsets.UTF_8), true);
  }
}
