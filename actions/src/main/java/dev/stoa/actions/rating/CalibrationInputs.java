package dev.stoa.actions.rating;

import dev.stoa.actions.OppositeFlags;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.rating.DomainPrediction;
import dev.stoa.domain.rating.Forecast;
import dev.stoa.domain.rating.NewPrediction;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.TournamentResult;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/** How callers give predictions and their results. */
final class CalibrationInputs {

  static final String TOURNAMENT = "The id of the tournament.";

  /** A forecast as callers give it: one outcome with its probability, or all of them. */
  record GivenForecast(
      @Param("The outcome that the agent expects.") Option<OutcomeName> expected,
      @Param(value = "The probability of that outcome.", min = 0, max = 1)
          Option<Double> confidence,
      @Param("An outcome and its probability; they sum up to 1.")
          Map<OutcomeName, Double> probabilities) {

    private Forecast forecast() {
      boolean one = expected.isDefined() && confidence.isDefined() && probabilities.isEmpty();
      boolean many = expected.isEmpty() && confidence.isEmpty() && !probabilities.isEmpty();
      if (!one && !many) {
        throw BadInput.of(
            "the forecast is unclear: give {expected} with {confidence}, or every outcome with"
                + " {probabilities}");
      }
      return expected
          .map(outcome -> Forecast.of(outcome, confidence.get()))
          .getOrElse(() -> Forecast.over(probabilities));
    }

    private static GivenForecast of(Forecast forecast) {
      boolean one = forecast.probabilities().isEmpty();
      return new GivenForecast(
          Option.when(one, forecast.expected()),
          Option.when(one, forecast.confidence()),
          forecast.outcomes());
    }
  }

  static final Input<NewPrediction> PREDICTION =
      Input.of(NewPrediction.class, "PredictionLine")
          .param("tournament", TOURNAMENT)
          .param("agent", "Who predicts.", about -> about.asActor())
          .flatten(
              "forecast", Input.of(GivenForecast.class), GivenForecast::forecast, GivenForecast::of)
          .rename("discipline", "domain")
          .param("domain", "A discipline in which it counts too.");

  /** The result of a prediction as callers give it. */
  record Result(
      @Param("The prediction was right.") Option<Boolean> right,
      @Param("The prediction was wrong.") Option<Boolean> wrong) {

    private boolean correct() {
      return OppositeFlags.first(right, wrong, "give {right} or {wrong}, one of them");
    }

    private static Result of(boolean correct) {
      return new Result(Option.some(correct), Option.none());
    }
  }

  static final Input<DomainPrediction> KNOWN =
      Input.of(DomainPrediction.class)
          .param("agent", "Who predicted.", about -> about.position(0).asActor())
          .rename("discipline", "domain")
          .param("domain", "In which discipline.", about -> about.position(1))
          .param("confidence", "How sure the agent was.", about -> about.between(0, 1))
          .flatten("correct", Input.of(Result.class), Result::correct, Result::of);

  static final Input<TournamentResult> RESULT =
      Input.of(TournamentResult.class, "ResolveTournament")
          .param("tournament", TOURNAMENT, about -> about.position(0))
          .rename("winner", "outcome")
          .param("outcome", "How it ended.", about -> about.position(1));

  private CalibrationInputs() {}
}
