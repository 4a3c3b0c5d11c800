package dev.stoa.actions.rating;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.Decision;
import dev.stoa.domain.rating.ForecastScore;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.Prediction;
import dev.stoa.domain.rating.TournamentId;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.time.Instant;

/** The prediction of a tournament, with its score once that is resolved. */
record ShownPrediction(
    TournamentId tournamentId,
    AgentName agent,
    OutcomeName expected,
    @Param("The probability of the expected outcome.") double confidence,
    @Param("Those of all outcomes, if they were given.") Map<OutcomeName, Double> probabilities,
    Option<Discipline> domain,
    Instant predictedAt,
    @Param("How the tournament ended.") Option<OutcomeName> outcome,
    @Param("From 0, certain and right, to 1, certain and wrong.") Option<Double> brier,
    Option<Double> logLoss) {

  static ShownPrediction of(Prediction prediction) {
    return new ShownPrediction(
        prediction.tournament(),
        prediction.agent(),
        prediction.forecast().expected(),
        prediction.forecast().confidence(),
        prediction
            .forecast()
            .probabilities()
            .<Map<OutcomeName, Double>>map(all -> all)
            .getOrElse(LinkedHashMap::empty),
        prediction.discipline(),
        prediction.at(),
        prediction.decision().map(Decision::winner),
        prediction.score().map(ForecastScore::brier),
        prediction.score().map(ForecastScore::logLoss));
  }
}
