package dev.stoa.app.agent;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.Page;
import picocli.CommandLine.Option;

/** Which agents a listing shows. */
final class AgentPage {

  @Option(names = "--all", description = "Include archived agents.")
  private boolean all;

  @Option(names = "--after", paramLabel = "<identity>", description = "Begin after this identity.")
  private String after;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "50",
      description = "How many at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  ArchiveFilter scope() {
    return all ? ArchiveFilter.ALL : ArchiveFilter.LIVE;
  }

  io.vavr.control.Option<AgentName> after() {
    return CliFailure.checked(
        "--after: ", () -> io.vavr.control.Option.of(after).map(AgentName::new));
  }

  int limit() {
    return CliFailure.checked("--limit: ", () -> Page.checkedSize(limit));
  }

  /** What to say below the page. */
  static String more(Page<?, AgentName> page) {
    return page.next()
        .map(next -> "There may be more: --after " + next + "\n")
        .getOrElse(page.items().isEmpty() ? "No agents.\n" : "No more agents.\n");
  }
}
