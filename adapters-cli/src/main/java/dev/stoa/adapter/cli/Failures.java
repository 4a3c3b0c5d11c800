package dev.stoa.adapter.cli;

import dev.stoa.actions.Problem;
import dev.stoa.actions.shape.Labels;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.kernel.StorageException;
import io.vavr.control.Option;
import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns whatever went wrong into one sentence and an exit code; a stack trace is never shown. */
public final class Failures implements IParameterExceptionHandler, IExecutionExceptionHandler {

  /** Prints the trace after the sentence, for debugging. */
  private static final String TRACE = "STOA_TRACE";

  @Override
  public int handleParseException(ParameterException e, String[] args) {
    return usage(e, Arguments.forMachines(args));
  }

  /** An error of the machine, such as too little memory. */
  public static int error(Error e, String[] args, PrintWriter out, PrintWriter err) {
    String sentence =
        e instanceof OutOfMemoryError
            ? "there is too little memory for this ("
                + e.getMessage()
                + "): give Java more, such as STOA_JAVA_OPTS=-Xmx2g"
            : unexpected(e);
    return say(ExitCode.STORAGE, Option.none(), sentence, args, out, err, e);
  }

  /** A word that the locale could not pass on. */
  public static int brokenArgument(String arg, String[] args, PrintWriter out, PrintWriter err) {
    String sentence =
        "the argument "
            + Printable.shortened(arg, 60)
            + " has characters that this locale cannot pass on: set LC_ALL=C.UTF-8";
    return say(ExitCode.USAGE, Option.none(), sentence, args, out, err, null);
  }

  /** The command is done, but its answer could not be delivered. */
  public static int lostOutput(PrintWriter err) {
    err.print(
        "stoa: the answer could not be written completely: the disk is full or its reader"
            + " closed the pipe\n");
    err.flush();
    return ExitCode.STORAGE.code();
  }

  @Override
  public int handleExecutionException(Exception e, CommandLine command, ParseResult parsed) {
    boolean forMachines = ((GlobalOptions) command.getCommandSpec().root().userObject()).json();
    if (e instanceof ParameterException misuse) {
      return usage(misuse, forMachines);
    }
    if (e instanceof CliFailure failure) {
      return say(failure.exit(), failure.problem(), message(failure), forMachines, command, e);
    }
    String sentence = e instanceof StorageException ? message(e) : unexpected(e);
    return say(ExitCode.STORAGE, sentence, forMachines, command, e);
  }

  private static String message(Exception e) {
    return String.valueOf(e.getMessage());
  }

  private static String unexpected(Throwable e) {
    return "unexpected failure ("
        + e.getClass().getSimpleName()
        + (e.getMessage() == null ? "" : ": " + e.getMessage())
        + "): set "
        + TRACE
        + "=1 to see where";
  }

  private static int usage(ParameterException e, boolean forMachines) {
    CommandLine command = e.getCommandLine();
    String help =
        "run `" + command.getCommandSpec().qualifiedName() + " --help` to see what it takes";
    String sentence =
        e instanceof UnmatchedArgumentException unmatched
            ? UnmatchedWords.sentence(unmatched, help)
            : message(e) + "; " + help;
    return say(ExitCode.USAGE, sentence, forMachines, command, e);
  }

  private static int say(
      ExitCode exit, String sentence, boolean forMachines, CommandLine command, Exception e) {
    return say(exit, Option.none(), sentence, forMachines, command, e);
  }

  private static int say(
      ExitCode exit,
      Option<Problem> problem,
      String sentence,
      boolean forMachines,
      CommandLine command,
      Exception e) {
    return say(exit, problem, sentence, forMachines, command.getOut(), command.getErr(), e);
  }

  private static int say(
      ExitCode exit,
      Option<Problem> problem,
      String sentence,
      String[] args,
      PrintWriter out,
      PrintWriter err,
      @Nullable Throwable e) {
    return say(exit, problem, sentence, Arguments.forMachines(args), out, err, e);
  }

  private static int say(
      ExitCode exit,
      Option<Problem> problem,
      String sentence,
      boolean forMachines,
      PrintWriter out,
      PrintWriter err,
      @Nullable Throwable e) {
    String line = Printable.line(String.valueOf(sentence).replaceAll("\\s*\\R\\s*", " ").strip());
    if (forMachines) {
      out.print(CanonicalJson.of(json(exit, problem, line)).text() + "\n");
      out.flush();
    } else {
      err.print("stoa: " + line + "\n");
    }
    if (e != null && System.getenv(TRACE) != null) {
      e.printStackTrace(err);
    }
    err.flush();
    return exit.code();
  }

  /** A refusal has its kind, its code and its facts; other failures say how the command ended. */
  private static JsonObject json(ExitCode exit, Option<Problem> problem, String sentence) {
    JsonObject.Builder error = JsonObject.builder().put("message", sentence);
    problem.forEach(
        refused ->
            error
                .put("code", refused.code())
                .put("facts", JsonParser.parse(refused.facts().text())));
    error.put("kind", problem.map(refused -> Labels.of(refused.kind())).getOrElse(exit.word()));
    return JsonObject.builder().put("error", error.build()).build();
  }
}
