package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.control.Option;
import java.time.Instant;

/** An agent's prediction of a tournament, not yet stored. */
public record NewPrediction(
    TournamentId tournament, AgentName agent, Forecast forecast, Option<Discipline> discipline) {

  /** A prediction in no discipline. */
  public static NewPrediction of(TournamentId tournament, AgentName agent, Forecast forecast) {
    return new NewPrediction(tournament, agent, forecast, Option.none());
  }

  /** In this discipline. */
  public NewPrediction in(Discipline wanted) {
    return new NewPrediction(tournament, agent, forecast, Option.some(wanted));
  }

  /** The stored, unresolved prediction. */
  public Prediction at(Instant instant) {
    return Prediction.open(tournament, agent, forecast, discipline, instant);
  }
}
