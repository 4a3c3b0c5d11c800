package dev.stoa.app;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.kernel.Cursor;
import dev.stoa.domain.kernel.Page;
import picocli.CommandLine.Option;

/** Which page of a list is shown. */
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
  public <K> io.vavr.control.Option<K> after(Class<K> key) {
    return CliFailure.checked(
        "--after: ", () -> io.vavr.control.Option.of(after).map(text -> Cursor.read(text, key)));
  }

  public int limit() {
    return CliFailure.checked("--limit: ", () -> Page.checkedSize(limit));
  }

  /** What stands below a page of things called so. */
  public static String below(String things, boolean isEmpty, io.vavr.control.Option<String> next) {
    return next.map(end -> "There may be more: --after " + end + "\n")
        .getOrElse((isEmpty ? "No " : "No more ") + things + ".\n");
  }
}
