package dev.stoa.app.rating;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.rating.Calibration;
import dev.stoa.domain.rating.CalibrationRank;
import dev.stoa.domain.rating.DisciplineFilter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lists the best calibrated agents. */
@Command(
    name = "leaderboard",
    description = "Lists the best calibrated agents first, a page at a time.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa calibration leaderboard --min 20",
      "  stoa calibration leaderboard --domain security --after 0.5625:claude",
    })
final class CalibrationLeaderboardCommand extends StoaAction {

  @Option(names = "--domain", paramLabel = "<name>", description = "Only this discipline.")
  private String domain;

  @Option(
      names = "--min",
      paramLabel = "<predictions>",
      defaultValue = "10",
      description = "Minimum number of predictions, at least 10 (${DEFAULT-VALUE}).")
  private long minimum;

  @Option(
      names = "--after",
      paramLabel = "<score>:<agent>",
      description = "Begin after this rank, as printed by the previous page.")
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
    DisciplineFilter scope =
        CliFailure.checked(
            "--domain: ",
            () -> new DisciplineFilter(io.vavr.control.Option.of(domain).map(Discipline::new)));
    io.vavr.control.Option<CalibrationRank> from =
        CliFailure.checked(
            "--after: ",
            () -> io.vavr.control.Option.of(after).map(CalibrationLeaderboardCommand::rank));
    Page<Calibration, CalibrationRank> page =
        workspace()
            .use(stoa -> stoa.calibration().leaderboard(scope, minimum, from, limit))
            .getOrElseThrow(CliFailure::refused);
    io.vavr.control.Option<String> next =
        page.next().map(rank -> rank.score() + ":" + rank.agent());
    return Answer.ok(
        (page.items().isEmpty()
                ? "No agents with " + minimum + " predictions or more.\n"
                : CalibrationView.listed(page.items()).text())
            + next.map(more -> "There may be more: --after '" + more + "'\n").getOrElse(""),
        CalibrationView.json(page.items()).withText("next", next).object());
  }

  private static CalibrationRank rank(String text) {
    int colon = text.indexOf(':');
    if (colon < 0) {
      throw new IllegalArgumentException("give <score>:<agent>, as printed by the previous page");
    }
    return new CalibrationRank(
        Double.parseDouble(text.substring(0, colon)), new AgentName(text.substring(colon + 1)));
  }
}
