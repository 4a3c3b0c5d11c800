package dev.stoa.actions.rating;

import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Drafted;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.Forecast;
import dev.stoa.domain.rating.NewPrediction;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.TournamentId;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/** One of several predictions to store. */
record PredictionLine(
    @Param(PredictionActions.TOURNAMENT) TournamentId tournament,
    @Param(value = AGENT, actor = true) AgentName agent,
    @Param(EXPECTED) Option<OutcomeName> expected,
    @Param(value = CONFIDENCE, min = 0, max = 1) Option<Double> confidence,
    @Param(PROBABILITIES) Map<OutcomeName, Double> probabilities,
    @Param(DOMAIN) Option<Discipline> domain)
    implements Drafted<NewPrediction> {

  static final String AGENT = "Who predicts.";
  static final String EXPECTED = "The outcome that the agent expects.";
  static final String CONFIDENCE = "The probability of that outcome.";
  static final String PROBABILITIES = "An outcome and its probability; they sum up to 1.";
  static final String DOMAIN = "A discipline in which it counts too.";

  @Override
  public NewPrediction draft() {
    boolean one = expected.isDefined() && confidence.isDefined() && probabilities.isEmpty();
    boolean many = expected.isEmpty() && confidence.isEmpty() && !probabilities.isEmpty();
    if (!one && !many) {
      throw BadInput.of(
          "the forecast is unclear: give {expected} with {confidence}, or every outcome with"
              + " {probabilities}");
    }
    Forecast forecast =
        expected
            .map(outcome -> Forecast.of(outcome, confidence.get()))
            .getOrElse(() -> Forecast.over(probabilities));
    return new NewPrediction(tournament, agent, forecast, domain);
  }
}
