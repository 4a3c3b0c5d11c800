package dev.stoa.app.rating;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.DisciplineFilter;
import dev.stoa.domain.rating.ReliabilityCurve;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Draws confidence against truth. */
@Command(
    name = "curve",
    description = {
      "Shows confidence against hit rate: the bar is the hit rate, the mark | is where"
          + " it would end if the hit rate equalled the confidence.",
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa calibration curve claude",
      "  stoa calibration curve claude --domain security",
    })
final class CurveCommand extends StoaAction {

  @Parameters(paramLabel = "<agent>", description = "Whose curve.")
  private String agent;

  @Option(names = "--domain", paramLabel = "<name>", description = "Only this discipline.")
  private String domain;

  @Override
  protected Answer answer() {
    AgentName who = CliFailure.checked(() -> new AgentName(agent));
    DisciplineFilter scope =
        CliFailure.checked(
            "--domain: ",
            () -> new DisciplineFilter(io.vavr.control.Option.of(domain).map(Discipline::new)));
    ReliabilityCurve curve = workspace().use(stoa -> stoa.calibration().curve(who, scope));
    return Answer.ok(
        CurveView.bars(curve).text() + CurveView.measures(curve).text(), CurveView.json(curve));
  }
}
