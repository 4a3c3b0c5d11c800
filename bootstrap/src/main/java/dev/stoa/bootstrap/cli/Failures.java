package dev.stoa.bootstrap.cli;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.StorageException;
import java.util.Arrays;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns whatever went wrong into one sentence and an exit code; nobody is shown a stack trace. */
final class Failures implements IParameterExceptionHandler, IExecutionExceptionHandler {

  /** For whoever has to find out why: prints the trace after the sentence. */
  private static final String TRACE = "STOA_TRACE";

  @Override
  public int handleParseException(ParameterException e, String[] args) {
    // The options may not have been read yet, so the words themselves are asked.
    boolean forMachines = Arrays.asList(args).contains("--json");
    return usage(e, forMachines);
  }

  @Override
  public int handleExecutionException(Exception e, CommandLine command, ParseResult parsed) {
    boolean forMachines = ((StoaCommand) command.getCommandSpec().root().userObject()).json();
    if (e instanceof ParameterException misuse) {
      return usage(misuse, forMachines);
    }
    if (e instanceof CliFailure failure) {
      return say(failure.exit(), failure.getMessage(), forMachines, command, e);
    }
    String sentence =
        e instanceof StorageException
            ? e.getMessage()
            : "unexpected failure ("
                + e.getClass().getSimpleName()
                + (e.getMessage() == null ? "" : ": " + e.getMessage())
                + "): set "
                + TRACE
                + "=1 to see where";
    return say(ExitCode.STORAGE, sentence, forMachines, command, e);
  }

  private static int usage(ParameterException e, boolean forMachines) {
    CommandLine command = e.getCommandLine();
    String sentence =
        e.getMessage()
            + suggestions(e)
            + "; run `"
            + command.getCommandSpec().qualifiedName()
            + " --help` to see what it takes";
    return say(ExitCode.USAGE, sentence, forMachines, command, e);
  }

  private static String suggestions(ParameterException e) {
    return e instanceof UnmatchedArgumentException unmatched
            && !unmatched.getSuggestions().isEmpty()
        ? ", did you mean " + String.join(" or ", unmatched.getSuggestions()) + "?"
        : "";
  }

  private static int say(
      ExitCode exit, String sentence, boolean forMachines, CommandLine command, Exception e) {
    String line = Printable.line(String.valueOf(sentence).replaceAll("\\s*\\R\\s*", " ").strip());
    if (forMachines) {
      command.getOut().print(CanonicalJson.of(error(exit, line)).text() + "\n");
      command.getOut().flush();
    } else {
      command.getErr().print("stoa: " + line + "\n");
    }
    if (System.getenv(TRACE) != null) {
      e.printStackTrace(command.getErr());
    }
    command.getErr().flush();
    return exit.code();
  }

  private static JsonObject error(ExitCode exit, String sentence) {
    return new JsonMembers()
        .with(
            "error", new JsonMembers().with("kind", exit.word()).with("message", sentence).object())
        .object();
  }
}
