package dev.stoa.app.rating;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.rating.DisciplineLeaders;
import io.vavr.collection.Seq;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Shows the best agents of every discipline. */
@Command(
    name = "best",
    description = "Shows the best agents of every discipline, a page of disciplines at a time.",
    footerHeading = "%nExamples:%n",
    footer = {"  stoa rating best", "  stoa rating best --top 1 --after law"})
final class BestCommand extends StoaAction {

  @Option(
      names = "--top",
      paramLabel = "<count>",
      defaultValue = "3",
      description = "How many agents of each, 1 to 1000 (${DEFAULT-VALUE}).")
  private int top;

  @Option(names = "--after", paramLabel = "<domain>", description = "Begin after this discipline.")
  private String after;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "50",
      description = "How many disciplines at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  @Override
  protected Answer answer() {
    CliFailure.checked("--top: ", () -> Page.checkedSize(top));
    CliFailure.checked("--limit: ", () -> Page.checkedSize(limit));
    io.vavr.control.Option<Discipline> from = RatingView.discipline(after);
    Page<DisciplineLeaders, Discipline> page =
        workspace().use(stoa -> stoa.ratings().bestPerDiscipline(top, from, limit));
    return Answer.ok(
        (page.items().isEmpty() ? "" : table(page.items()).text())
            + page.next()
                .map(next -> "There may be more: --after " + next + "\n")
                .getOrElse("No more disciplines.\n"),
        new JsonMembers()
            .with("domains", page.items().map(BestCommand::json))
            .withText("next", page.next().map(Discipline::value))
            .object());
  }

  private static Table table(Seq<DisciplineLeaders> all) {
    Table table = Table.of("domain", "agent", "elo", "debates");
    for (DisciplineLeaders one : all) {
      table =
          table.rows(
              one.leaders(),
              leader ->
                  new Object[] {
                    one.discipline(),
                    leader.agent(),
                    RatingView.points(leader.elo()),
                    leader.debates()
                  });
    }
    return table;
  }

  private static JsonObject json(DisciplineLeaders one) {
    return new JsonMembers()
        .with("domain", one.discipline().value())
        .with("agents", one.leaders().map(RatingView::json))
        .object();
  }
}
