package dev.stoa.app.rating;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.rating.HistoryPoint;
import io.vavr.collection.Seq;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows how a rating came to be what it is. */
@Command(
    name = "history",
    description = "Shows an agent's ratings, newest first, with a sparkline.",
    footerHeading = "%nExamples:%n",
    footer = {"  stoa rating history claude --limit 40"})
final class HistoryCommand extends StoaAction {

  @Parameters(paramLabel = "<agent>", description = "The agent's name.")
  private String name;

  @Option(names = "--before", paramLabel = "<sequence>", description = "Begin before this point.")
  private Long before;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "20",
      description = "How many at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  @Override
  protected Answer answer() {
    CliFailure.checked("--limit: ", () -> Page.checkedSize(limit));
    AgentName agent = RatingView.agent(name);
    Page<HistoryPoint, Long> page =
        workspace()
            .use(stoa -> stoa.ratings().history(agent, io.vavr.control.Option.of(before), limit));
    String line = Sparkline.of(page.items().reverse().map(HistoryPoint::elo));
    return Answer.ok(
        (page.items().isEmpty()
                ? ""
                : table(page.items()).text() + "Oldest to newest: " + line + "\n")
            + page.next()
                .map(next -> "There may be more: --before " + next + "\n")
                .getOrElse("No more history.\n"),
        new JsonMembers()
            .with("points", page.items().map(HistoryCommand::json))
            .withNumber("next", page.next())
            .object());
  }

  static Table table(Seq<HistoryPoint> points) {
    return Table.of("sequence", "at", "elo", "debate")
        .rows(
            points,
            one ->
                new Object[] {one.sequence(), one.at(), RatingView.points(one.elo()), one.match()});
  }

  static JsonObject json(HistoryPoint one) {
    return new JsonMembers()
        .with("sequence", one.sequence())
        .with("at", Instants.text(one.at()))
        .withNumber("elo", io.vavr.control.Option.some(one.elo()))
        .with("debate_id", one.match().value())
        .object();
  }
}
