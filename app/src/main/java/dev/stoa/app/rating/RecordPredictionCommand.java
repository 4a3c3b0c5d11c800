package dev.stoa.app.rating;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.RegisterOption;
import dev.stoa.app.StoaAction;
import dev.stoa.application.rating.CalibrationOperations;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.Calibration;
import dev.stoa.domain.rating.DomainPrediction;
import io.vavr.collection.List;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Counts a prediction that is known to be right or wrong. */
@Command(
    name = "record",
    description = "Counts a prediction in a discipline whose result is known.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa calibration record claude security --confidence 0.9 --right",
      "  stoa calibration record claude security --confidence 0.6 --wrong",
    })
final class RecordPredictionCommand extends StoaAction {

  @Parameters(index = "0", paramLabel = "<agent>", description = "Who predicted.")
  private String agent;

  @Parameters(index = "1", paramLabel = "<domain>", description = "In which discipline.")
  private String domain;

  @Option(
      names = "--confidence",
      required = true,
      paramLabel = "<0..1>",
      description = "How sure the agent was.")
  private double confidence;

  @ArgGroup(multiplicity = "1")
  private Truth truth;

  @Mixin private RegisterOption register;

  @Override
  protected Answer answer() {
    DomainPrediction prediction =
        CliFailure.checked(
            () ->
                new DomainPrediction(
                    new AgentName(agent), new Discipline(domain), confidence, truth.right));
    Calibration stands =
        workspace()
            .create(
                stoa ->
                    register
                        .in(stoa.calibration(), CalibrationOperations::registering)
                        .record(prediction))
            .getOrElseThrow(CliFailure::refused);
    return Answer.ok(CalibrationView.listed(List.of(stands)).text(), CalibrationView.json(stands));
  }

  /** One of the two. */
  static final class Truth {
    @Option(names = "--right", required = true, description = "The prediction was right.")
    private boolean right;

    @Option(names = "--wrong", required = true, description = "The prediction was wrong.")
    private boolean wrong;
  }
}
