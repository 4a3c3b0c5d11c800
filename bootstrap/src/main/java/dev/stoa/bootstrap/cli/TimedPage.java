package dev.stoa.bootstrap.cli;

import dev.stoa.domain.kernel.Page;
import dev.stoa.schema.InstantText;
import java.time.Instant;
import java.util.function.BiFunction;
import picocli.CommandLine.Option;

/** Which page of a listing by time is shown; a page ends at an instant and an id. */
public final class TimedPage {

  @Option(
      names = "--after",
      paramLabel = "<next>",
      description = "Begin after the previous page, as printed by it.")
  private String after;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "50",
      description = "How many at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  /** Where the page before ended. */
  public <P> io.vavr.control.Option<P> after(BiFunction<Instant, String, P> position) {
    return CliFailure.checked(
        "--after: ", () -> io.vavr.control.Option.of(after).map(text -> read(text, position)));
  }

  public int limit() {
    return CliFailure.checked("--limit: ", () -> Page.checkedSize(limit));
  }

  /** As {@link #after} reads it. */
  public static String end(Instant at, Object id) {
    return InstantText.format(at) + "/" + id;
  }

  /** What stands below a page of things called so. */
  public static String below(String things, boolean isEmpty, io.vavr.control.Option<String> next) {
    return next.map(end -> "There may be more: --after " + end + "\n")
        .getOrElse((isEmpty ? "No " : "No more ") + things + ".\n");
  }

  private static <P> P read(String text, BiFunction<Instant, String, P> position) {
    int slash = text.indexOf('/');
    try {
      return position.apply(
          InstantText.parse(text.substring(0, Math.max(slash, 0))), text.substring(slash + 1));
    } catch (RuntimeException e) {
      throw new IllegalArgumentException(
          text + " is not a cursor: copy it from the previous page", e);
    }
  }
}
