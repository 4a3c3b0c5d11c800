package dev.stoa.actions.rating;

import dev.stoa.actions.shape.Drafted;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.NewPrediction;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.TournamentId;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/** The prediction of a tournament. */
record PredictOutcome(
    @Param(value = PredictionActions.TOURNAMENT, position = 0) TournamentId tournament,
    @Param(value = PredictionLine.AGENT, position = 1, actor = true) AgentName agent,
    @Param(value = PredictionLine.EXPECTED, position = 2, label = "outcome")
        Option<OutcomeName> expected,
    @Param(value = PredictionLine.CONFIDENCE, min = 0, max = 1) Option<Double> confidence,
    @Param(value = PredictionLine.PROBABILITIES, option = "outcome", label = "name=0..1")
        Map<OutcomeName, Double> probabilities,
    @Param(value = PredictionLine.DOMAIN, label = "name") Option<Discipline> domain,
    @Param(RatingActions.REGISTER) boolean register)
    implements Drafted<NewPrediction> {

  @Override
  public NewPrediction draft() {
    return new PredictionLine(tournament, agent, expected, confidence, probabilities, domain)
        .draft();
  }
}
