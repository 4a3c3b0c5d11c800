package dev.stoa.app;

import dev.stoa.adapter.cli.Arguments;
import dev.stoa.adapter.cli.CommandGroup;
import dev.stoa.adapter.cli.ExitCode;
import dev.stoa.adapter.cli.Failures;
import dev.stoa.adapter.cli.PrintableWriter;
import dev.stoa.adapter.cli.Terminal;
import dev.stoa.app.store.ConfiguredStore;
import dev.stoa.app.store.KeyOptions;
import dev.stoa.app.store.ModelOptions;
import dev.stoa.app.store.StoreOptions;
import dev.stoa.application.Workspace;
import dev.stoa.storage.Durability;
import dev.stoa.storage.SchemaMode;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
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
    })
public final class StoaCommand extends CommandGroup implements StoreOptions {

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
      description = "Output in JSON, for errors too.")
  private boolean json;

  @Option(
      names = "--schema",
      scope = ScopeType.INHERIT,
      paramLabel = "migrate|validate|none",
      defaultValue = "MIGRATE",
      description = "What to do about the schema when opening (migrate).")
  private SchemaMode schema;

  @Option(
      names = "--durability",
      scope = ScopeType.INHERIT,
      paramLabel = "normal|full",
      defaultValue = "NORMAL",
      description = "full: a commit survives a power failure too (normal).")
  private Durability durability;

  @Option(
      names = "--keys",
      scope = ScopeType.INHERIT,
      paramLabel = "<file>",
      description =
          "The keys that encrypt conversations, lines with an id and a key in base64; also as"
              + " text by STOA_KEYS in the environment.")
  private String keys;

  @Option(
      names = "--plaintext-index",
      scope = ScopeType.INHERIT,
      defaultValue = "${env:STOA_PLAINTEXT_INDEX:-false}",
      description = "With keys: store keywords and the text index in plain words.")
  private boolean plaintextIndex;

  @Option(
      names = "--embedding-model",
      scope = ScopeType.INHERIT,
      paramLabel = "<name>",
      defaultValue = "${env:STOA_EMBEDDING_MODEL:-}",
      description =
          "The model that embeds what is stored, to search by meaning too; also by"
              + " STOA_EMBEDDING_MODEL in the environment.")
  private String embeddingModel;

  @Option(
      names = "--embedding-threads",
      scope = ScopeType.INHERIT,
      paramLabel = "<count>",
      defaultValue = "${env:STOA_EMBEDDING_THREADS:-1}",
      description = "How many threads embed one text (1).")
  private int embeddingThreads;

  @Option(
      names = "--token-counter",
      scope = ScopeType.INHERIT,
      paramLabel = "characters|cl100k",
      defaultValue = "${env:STOA_TOKEN_COUNTER:-characters}",
      description =
          "How tokens are counted: four characters each, or by the tokenizer cl100k_base"
              + " (characters).")
  private String tokenCounter;

  private final InputStream in;
  private final Terminal terminal;

  private StoaCommand(InputStream in, Terminal terminal) {
    this.in = in;
    this.terminal = terminal;
  }

  /** Runs one command and ends the process with its exit code. */
  public static void main(String[] args) {
    // UTF-8 whatever the terminal's locale says: JSON has no other encoding.
    PrintWriter out = writer(FileDescriptor.out);
    PrintWriter err = writer(FileDescriptor.err);
    int code = run(args, System.in, out, err, Terminal.ofProcess());
    out.flush();
    err.flush();
    System.exit(code);
  }

  /** Runs one command, with the given input and output, and returns its exit code. */
  static int run(String[] args, InputStream in, PrintWriter out, PrintWriter err) {
    return run(args, in, out, err, Terminal.NONE);
  }

  /** As above, for the person at this terminal. */
  static int run(
      String[] args, InputStream in, PrintWriter out, PrintWriter err, Terminal terminal) {
    PrintWriter printable = new PrintWriter(new PrintableWriter(out));
    int code = execute(args, new StoaCommand(in, terminal), printable, err);
    if (printable.checkError() && code == ExitCode.OK.code()) {
      return Failures.lostOutput(err);
    }
    return code;
  }

  private static int execute(String[] args, StoaCommand root, PrintWriter out, PrintWriter err) {
    io.vavr.control.Option<String> broken = Arguments.broken(args);
    if (broken.isDefined()) {
      return Failures.brokenArgument(broken.get(), args, out, err);
    }
    try {
      return commandLine(root, args, out, err).execute(args);
    } catch (Error e) {
      return Failures.error(e, args, out, err);
    }
  }

  /** The command line with the commands that these arguments need. */
  static CommandLine commandLine(String[] args, InputStream in, PrintWriter out, PrintWriter err) {
    return commandLine(new StoaCommand(in, Terminal.NONE), args, out, err);
  }

  private static CommandLine commandLine(
      StoaCommand root, String[] args, PrintWriter out, PrintWriter err) {
    CommandLine stoa = new CommandLine(root);
    Commands.all().addNamed(stoa, args);
    return connected(stoa, out, err);
  }

  /** The command line with every command. */
  static CommandLine commandLine(InputStream in, PrintWriter out, PrintWriter err) {
    CommandLine stoa = new CommandLine(new StoaCommand(in, Terminal.NONE));
    Commands.all().addAll(stoa);
    return connected(stoa, out, err);
  }

  /** Once every command is added: what is set here applies to the existing ones. */
  private static CommandLine connected(CommandLine stoa, PrintWriter out, PrintWriter err) {
    Failures failures = new Failures();
    return stoa.setColorScheme(Help.defaultColorScheme(Help.Ansi.OFF))
        .setOut(out)
        .setErr(err)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler(failures)
        .setExecutionExceptionHandler(failures);
  }

  @Override
  public ConfiguredStore workspace() {
    return new ConfiguredStore(
        "--store",
        store,
        schema,
        durability,
        KeyOptions.of(io.vavr.control.Option.of(keys), plaintextIndex),
        new ModelOptions(
            io.vavr.control.Option.of(embeddingModel), embeddingThreads, tokenCounter));
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
    return create ? workspace().create(work::apply) : workspace().use(work::apply);
  }

  /** Alone, it shows its help. */
  @Override
  public Integer call() {
    CommandLine stoa = spec().commandLine();
    stoa.usage(stoa.getOut());
    return ExitCode.OK.code();
  }

  private static PrintWriter writer(FileDescriptor target) {
    return new PrintWriter(
        new OutputStreamWriter(new FileOutputStream(target), StandardCharsets.UTF_8), true);
  }
}
