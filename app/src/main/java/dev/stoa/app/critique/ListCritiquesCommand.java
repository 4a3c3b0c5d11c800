package dev.stoa.app.critique;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.critique.Critique;
import dev.stoa.domain.critique.CritiqueFilter;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Page;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lists critiques as filed, a page at a time. */
@Command(
    name = "list",
    description = "Lists critiques in order of filing, a page at a time.",
    footerHeading = "%nExamples:%n",
    footer = {"  stoa critique list --debate d1", "  stoa critique list --agent ada --after 20"})
final class ListCritiquesCommand extends StoaAction {

  @Option(names = "--debate", paramLabel = "<id>", description = "Only this debate.")
  private String debate;

  @Option(names = "--agent", paramLabel = "<name>", description = "Only this critic.")
  private String agent;

  @Option(
      names = "--after",
      paramLabel = "<id>",
      defaultValue = "0",
      description = "Begin after this critique (${DEFAULT-VALUE}).")
  private long after;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "50",
      description = "How many at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  @Override
  protected Answer answer() {
    CliFailure.checked("--limit: ", () -> Page.checkedSize(limit));
    CritiqueFilter filter =
        CliFailure.checked(
            () ->
                new CritiqueFilter(
                    io.vavr.control.Option.of(debate),
                    io.vavr.control.Option.of(agent).map(AgentName::new)));
    Page<Critique, Long> page =
        workspace().use(stoa -> stoa.critiques().list(filter, after, limit));
    String more =
        page.next()
            .map(next -> "There may be more: --after " + next + "\n")
            .getOrElse(page.items().isEmpty() ? "No critiques.\n" : "No more critiques.\n");
    return Answer.ok(
        (page.items().isEmpty() ? "" : CritiqueView.listed(page.items()).text()) + more,
        new JsonMembers()
            .with("critiques", page.items().map(CritiqueView::json))
            .withNumber("next", page.next())
            .object());
  }
}
