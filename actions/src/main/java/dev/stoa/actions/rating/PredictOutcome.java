package dev.stoa.actions.rating;

import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.Forecast;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.TournamentId;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/** The prediction of a tournament. */
record PredictOutcome(
    @Param(value = PredictionActions.TOURNAMENT, position = 0) TournamentId tournament,
    @Param(value = "Who predicts.", position = 1, actor = true) AgentName agent,
    @Param(value = "The outcome that the agent expects.", position = 2, label = "outcome")
        Option<OutcomeName> expected,
    @Param(value = "The probability of that outcome.", min = 0, max = 1) Option<Double> confidence,
    @Param(
            value = "An outcome and its probability; they sum up to 1.",
            option = "outcome",
            label = "name=0..1")
        Map<OutcomeName, Double> probabilities,
    @Param(value = "A discipline in which it counts too.", label = "name")
        Option<Discipline> domain,
    @Param(RatingActions.REGISTER) boolean register) {

  PredictOutcome {
    boolean one = expected.isDefined() && confidence.isDefined() && probabilities.isEmpty();
    boolean many = expected.isEmpty() && confidence.isEmpty() && !probabilities.isEmpty();
    if (!one && !many) {
      throw BadInput.of(
          "the forecast is unclear: give {expected} with {confidence}, or every outcome with"
              + " {probabilities}");
    }
  }

  Forecast forecast() {
    return expected
        .map(outcome -> Forecast.of(outcome, confidence.get()))
        .getOrElse(() -> Forecast.over(probabilities));
  }
}
