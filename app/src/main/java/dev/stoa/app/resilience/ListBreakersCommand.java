package dev.stoa.app.resilience;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.BreakerStatus;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lists breakers by name, a page at a time. */
@Command(
    name = "list",
    description = "Lists breakers by name with their current state, a page at a time.",
    footerHeading = "%nExamples:%n",
    footer = {"  stoa breaker list --limit 20", "  stoa breaker list --after openai"})
final class ListBreakersCommand extends StoaAction {

  @Option(names = "--after", paramLabel = "<name>", description = "Begin after this name.")
  private String after;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "50",
      description = "How many at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  @Override
  protected Answer answer() {
    CliFailure.checked("--limit: ", () -> Page.checkedSize(limit));
    io.vavr.control.Option<BreakerName> last =
        CliFailure.checked(
            "--after: ", () -> io.vavr.control.Option.of(after).map(BreakerName::new));
    Page<BreakerStatus, BreakerName> page =
        workspace().use(stoa -> stoa.breakers().list(last, limit));
    String more =
        page.next()
            .map(next -> "There may be more: --after " + next + "\n")
            .getOrElse(page.items().isEmpty() ? "No breakers.\n" : "No more breakers.\n");
    return Answer.ok(
        (page.items().isEmpty() ? "" : BreakerView.listed(page.items()).text()) + more,
        new JsonMembers()
            .with("breakers", page.items().map(BreakerView::json))
            .withText("next", page.next().map(BreakerName::value))
            .object());
  }
}
