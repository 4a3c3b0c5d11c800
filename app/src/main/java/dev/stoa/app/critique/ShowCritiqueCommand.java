package dev.stoa.app.critique;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.critique.CritiqueId;
import dev.stoa.domain.critique.CritiqueRefused;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Shows one critique. */
@Command(
    name = "show",
    description = "Shows a critique and its verdict.",
    footerHeading = "%nExamples:%n",
    footer = "  stoa critique show 1")
final class ShowCritiqueCommand extends StoaAction {

  @Parameters(paramLabel = "<id>", description = "The critique.")
  private long id;

  @Override
  protected Answer answer() {
    CritiqueId critique = CliFailure.checked(() -> new CritiqueId(id));
    return CritiqueView.answer(
        workspace()
            .use(stoa -> stoa.critiques().find(critique))
            .getOrElseThrow(() -> CliFailure.refused(new CritiqueRefused.Unknown(critique))));
  }
}
