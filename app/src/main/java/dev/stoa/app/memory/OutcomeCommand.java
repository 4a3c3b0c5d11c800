package dev.stoa.app.memory;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.Outcome;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Learns from what came of using a memory. */
@Command(
    name = "outcome",
    description = "Records the outcome of using a memory.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa memory outcome <id> --success",
      "  stoa memory outcome <id> --failure --prediction-error 0.8",
    })
final class OutcomeCommand extends MemoryAction {

  @Parameters(paramLabel = "<id>", description = "The memory.")
  private String id;

  @ArgGroup(multiplicity = "1")
  private Came came;

  @Option(
      names = "--prediction-error",
      paramLabel = "<0..1>",
      description = "The agent's prediction error, 0 to 1.")
  private Double predictionError;

  @Option(
      names = "--semantic-shift",
      paramLabel = "<0..1>",
      description = "How much the situation differed from the memory, 0 to 1.")
  private Double semanticShift;

  @Option(
      names = "--temporal-shift",
      paramLabel = "<0..1>",
      description = "How unexpected the time was, 0 to 1.")
  private Double temporalShift;

  @Override
  protected Answer answer() {
    MemoryId memory = id(id);
    Outcome outcome =
        CliFailure.checked(
            () ->
                new Outcome(
                    came.success,
                    io.vavr.control.Option.of(predictionError),
                    io.vavr.control.Option.of(semanticShift),
                    io.vavr.control.Option.of(temporalShift)));
    return MemoryView.answer(
        workspace()
            .use(stoa -> stoa.memory().recordOutcome(memory, outcome))
            .getOrElseThrow(CliFailure::refused));
  }

  private static final class Came {
    @Option(names = "--success", description = "It helped.")
    private boolean success;

    @Option(names = "--failure", description = "The prediction was wrong.")
    private boolean failure;
  }
}
