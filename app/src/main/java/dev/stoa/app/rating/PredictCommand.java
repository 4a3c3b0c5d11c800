package dev.stoa.app.rating;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.RegisterOption;
import dev.stoa.app.StoaAction;
import dev.stoa.application.rating.CalibrationOperations;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.Forecast;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.Prediction;
import dev.stoa.domain.rating.TournamentId;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Predicts how a tournament ends. */
@Command(
    name = "predict",
    description = {
      "Stores a prediction for a tournament, replacing the agent's previous one.",
      "Name one outcome with --confidence, or give every outcome its probability with --outcome."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa calibration predict cup-7 claude gemini --confidence 0.7",
      "  stoa calibration predict vote-3 claude --outcome yes=0.5 --outcome no=0.3 --outcome tie=0.2",
    })
final class PredictCommand extends StoaAction {

  @Parameters(index = "0", paramLabel = "<tournament>", description = "Its id.")
  private String tournament;

  @Parameters(index = "1", paramLabel = "<agent>", description = "Who predicts.")
  private String agent;

  @Parameters(
      index = "2",
      arity = "0..1",
      paramLabel = "<outcome>",
      description = "What it expects.")
  private String expected;

  @Option(
      names = "--confidence",
      paramLabel = "<0..1>",
      description = "The probability of that outcome.")
  private Double confidence;

  @Option(
      names = "--outcome",
      paramLabel = "<name>=<0..1>",
      description = "An outcome and its probability; they sum up to 1.")
  private Map<String, Double> outcomes = Map.of();

  @Option(
      names = "--domain",
      paramLabel = "<name>",
      description = "A discipline in which the prediction counts too.")
  private String domain;

  @Mixin private RegisterOption register;

  @Override
  protected Answer answer() {
    TournamentId where = CliFailure.checked(() -> new TournamentId(tournament));
    AgentName who = CliFailure.checked(() -> new AgentName(agent));
    io.vavr.control.Option<Discipline> field =
        CliFailure.checked(() -> io.vavr.control.Option.of(domain).map(Discipline::new));
    Forecast forecast = forecast();
    Prediction prediction =
        workspace()
            .create(
                stoa ->
                    register
                        .in(stoa.calibration(), CalibrationOperations::registering)
                        .predict(where, who, forecast, field))
            .getOrElseThrow(CliFailure::refused);
    return Answer.ok(
        CalibrationView.predictions(List.of(prediction)).text(), CalibrationView.json(prediction));
  }

  private Forecast forecast() {
    boolean one = expected != null && confidence != null && outcomes.isEmpty();
    boolean many = expected == null && confidence == null && !outcomes.isEmpty();
    if (!one && !many) {
      throw CliFailure.usage(
          "the forecast is unclear: give <outcome> with --confidence, or every outcome with"
              + " --outcome");
    }
    return CliFailure.checked(
        () ->
            one
                ? Forecast.of(new OutcomeName(expected), confidence)
                : Forecast.over(LinkedHashMap.ofAll(outcomes).mapKeys(OutcomeName::new)));
  }
}
