package dev.stoa.app.critique;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.critique.CritiqueId;
import dev.stoa.domain.critique.Judgement;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says what came of a critique. */
@Command(
    name = "judge",
    description = {
      "Records the verdict on a critique, once; repeating it changes nothing, another verdict is refused.",
      "Updates the critic's reputation and the patterns of its issues."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa critique judge 1 --helped --usefulness 0.9 --fix 'added an index'",
      "  stoa critique judge 2 --failed --usefulness 0.1",
    })
final class JudgeCommand extends StoaAction {

  @Parameters(paramLabel = "<id>", description = "The critique.")
  private long id;

  @ArgGroup(multiplicity = "1")
  private Outcome outcome;

  @Option(
      names = "--usefulness",
      required = true,
      paramLabel = "<0..1>",
      description = "How useful it proved.")
  private double usefulness;

  @Option(names = "--fix", paramLabel = "<text>", description = "What was done about it.")
  private String fix;

  @Override
  protected Answer answer() {
    CritiqueId critique = CliFailure.checked(() -> new CritiqueId(id));
    Judgement judgement =
        CliFailure.checked(
            () -> new Judgement(outcome.helped, usefulness, io.vavr.control.Option.of(fix)));
    return CritiqueView.answer(
        workspace()
            .use(stoa -> stoa.critiques().judge(critique, judgement))
            .getOrElseThrow(CliFailure::refused));
  }

  private static final class Outcome {
    @Option(names = "--helped", description = "It led to improvement.")
    private boolean helped;

    @Option(names = "--failed", description = "The prediction was wrong.")
    private boolean failed;
  }
}
