package dev.stoa.adapter.cli;

import dev.stoa.actions.Problem;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Refusal;
import io.vavr.control.Option;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Ends a command with one sentence that names what is wrong and what to do. */
public final class CliFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final ExitCode exit;
  private final transient Option<Problem> problem;

  private CliFailure(
      ExitCode exit, Option<Problem> problem, String sentence, @Nullable Throwable cause) {
    super(sentence, cause);
    this.exit = exit;
    this.problem = problem;
  }

  private CliFailure(ExitCode exit, String sentence, @Nullable Throwable cause) {
    this(exit, Option.none(), sentence, cause);
  }

  /** The workspace refused. */
  public static CliFailure refused(Refusal refusal) {
    return new CliFailure(
        ExitCode.REFUSED, Option.some(Problem.of(refusal)), refusal.sentence(), null);
  }

  /** The request is understood, and not done. */
  public static CliFailure refused(String sentence) {
    return new CliFailure(ExitCode.REFUSED, sentence, null);
  }

  /** What was given cannot be meant. */
  public static CliFailure usage(String sentence) {
    return new CliFailure(ExitCode.USAGE, sentence, null);
  }

  /** The store is not there or does not work. */
  public static CliFailure storage(String sentence, @Nullable Throwable cause) {
    return new CliFailure(ExitCode.STORAGE, sentence, cause);
  }

  /**
   * Builds a value from what was given; a value that checks itself says what is wrong with it.
   *
   * <p>An operation may be called here if it builds such values itself: what a stored row holds is
   * never refused in this way, the store reports it as its own failure.
   */
  public static <T> T checked(Supplier<T> value) {
    return checked("", value);
  }

  /** As above, saying first where it was given. */
  public static <T> T checked(String where, Supplier<T> value) {
    try {
      return value.get();
    } catch (InvalidValue e) {
      throw new CliFailure(ExitCode.USAGE, where + e.getMessage(), e);
    }
  }

  ExitCode exit() {
    return exit;
  }

  /** What was refused, if the workspace did. */
  Option<Problem> problem() {
    return problem;
  }
}
