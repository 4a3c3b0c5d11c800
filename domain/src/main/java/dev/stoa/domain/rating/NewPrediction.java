package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.control.Option;
import java.time.Instant;

/** What an agent predicts of a tournament, before it is stored. */
public record NewPrediction(
    TournamentId tournament, AgentName agent, Forecast forecast, Option<Discipline> discipline) {

  /** A prediction that counts for no discipline. */
  public static NewPrediction of(TournamentId tournament, AgentName agent, Forecast forecast) {
    return new NewPrediction(tournament, agent, forecast, Option.none());
  }

  /** Counts for this discipline too. */
  public NewPrediction in(Discipline wanted) {
    return new NewPrediction(tournament, agent, forecast, Option.some(wanted));
  }

  /** As it is stored, undecided. */
  public Prediction at(Instant instant) {
    return Prediction.open(tournament, agent, forecast, discipline, instant);
  }
}
