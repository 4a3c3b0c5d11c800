package dev.stoa.app.rating;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.DomainRating;
import dev.stoa.domain.rating.Standing;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Shows the best agents. */
@Command(
    name = "leaderboard",
    description = "Shows the best agents, overall or of one discipline, a page at a time.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa rating leaderboard --limit 10",
      "  stoa rating leaderboard --domain security",
      "  stoa rating leaderboard --after claude --after-elo 1516.0",
    })
final class LeaderboardCommand extends StoaAction {

  @Option(names = "--domain", paramLabel = "<name>", description = "Only this discipline.")
  private String domain;

  @Option(names = "--after", paramLabel = "<agent>", description = "Begin after this agent,")
  private String after;

  @Option(names = "--after-elo", paramLabel = "<elo>", description = "which is rated this.")
  private Double afterElo;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "20",
      description = "How many at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  @Override
  protected Answer answer() {
    CliFailure.checked("--limit: ", () -> Page.checkedSize(limit));
    if ((after == null) != (afterElo == null)) {
      throw CliFailure.usage("--after and --after-elo go together: give both or neither");
    }
    io.vavr.control.Option<Standing> place =
        io.vavr.control.Option.of(after)
            .map(name -> new Standing(RatingView.agent(name), afterElo));
    io.vavr.control.Option<Discipline> discipline = RatingView.discipline(domain);
    return discipline.isEmpty() ? overall(place) : within(discipline.get(), place);
  }

  private Answer overall(io.vavr.control.Option<Standing> place) {
    Page<AgentRating, Standing> page =
        workspace().use(stoa -> stoa.ratings().leaderboard(place, limit));
    return Answer.ok(
        RatingView.ratings(page.items()).text() + more(page.next()),
        json(new JsonMembers().with("agents", page.items().map(RatingView::json)), page.next()));
  }

  private Answer within(Discipline discipline, io.vavr.control.Option<Standing> place) {
    Page<DomainRating, Standing> page =
        workspace().use(stoa -> stoa.ratings().leaderboard(discipline, place, limit));
    return Answer.ok(
        RatingView.domains(page.items()).text() + more(page.next()),
        json(new JsonMembers().with("agents", page.items().map(RatingView::json)), page.next()));
  }

  private static String more(io.vavr.control.Option<Standing> next) {
    return next.map(
            place ->
                "There may be more: --after "
                    + place.agent()
                    + " --after-elo "
                    + place.elo()
                    + "\n")
        .getOrElse("No more agents.\n");
  }

  private static dev.stoa.domain.json.JsonObject json(
      JsonMembers members, io.vavr.control.Option<Standing> next) {
    return members
        .withText("next_after", next.map(place -> place.agent().value()))
        .withNumber("next_after_elo", next.map(Standing::elo))
        .object();
  }
}
