package dev.stoa.app.rating;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.StoaAction;
import dev.stoa.application.rating.CalibrationOperations;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.rating.Calibration;
import dev.stoa.domain.rating.DisciplineFilter;
import io.vavr.collection.Seq;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows how an agent stands. */
@Command(
    name = "show",
    description = "Shows the calibration of an agent, overall and per discipline.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa calibration show claude",
      "  stoa calibration show claude --after security",
      "  stoa calibration show claude --best --limit 3",
    })
final class ShowCalibrationCommand extends StoaAction {

  @Parameters(paramLabel = "<agent>", description = "Whose calibration.")
  private String agent;

  @Option(
      names = "--after",
      paramLabel = "<domain>",
      description = "Begin with the disciplines after this one.")
  private String after;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "50",
      description = "How many disciplines at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  @Option(
      names = "--best",
      description = "The best disciplines first, of those with five predictions or more.")
  private boolean best;

  @Override
  protected Answer answer() {
    AgentName who = CliFailure.checked(() -> new AgentName(agent));
    CliFailure.checked("--limit: ", () -> Page.checkedSize(limit));
    io.vavr.control.Option<Discipline> from =
        CliFailure.checked(
            "--after: ", () -> io.vavr.control.Option.of(after).map(Discipline::new));
    if (best && after != null) {
      throw CliFailure.usage("--best shows the first only: leave --after out");
    }
    return workspace().use(stoa -> show(stoa.calibration(), who, from));
  }

  private Answer show(
      CalibrationOperations calibration, AgentName who, io.vavr.control.Option<Discipline> from) {
    Calibration whole =
        calibration
            .find(who, DisciplineFilter.ALL)
            .getOrElseThrow(
                () ->
                    CliFailure.refused(
                        "agent "
                            + who
                            + " has no decided predictions: record one, or check the name"));
    Page<Calibration, Discipline> page =
        best
            ? new Page<>(calibration.bestDisciplines(who, limit), io.vavr.control.Option.none())
            : calibration.disciplines(who, from, limit);
    Seq<Calibration> all = page.items().prepend(whole);
    return Answer.ok(
        CalibrationView.listed(all).text()
            + page.next().map(next -> "There may be more: --after " + next + "\n").getOrElse(""),
        CalibrationView.json(all).withText("next", page.next().map(Discipline::value)).object());
  }
}
