package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.control.Option;
import java.time.Instant;

/** An agent's prediction of a tournament; the last one before it is resolved counts. */
public record Prediction(
    TournamentId tournament,
    AgentName agent,
    Forecast forecast,
    Option<Discipline> discipline,
    Instant at,
    Option<Decision> decision) {

  /** An unresolved prediction. */
  public static Prediction open(
      TournamentId tournament,
      AgentName agent,
      Forecast forecast,
      Option<Discipline> discipline,
      Instant at) {
    return new Prediction(tournament, agent, forecast, discipline, at, Option.none());
  }

  /** The score, if it is resolved. */
  public Option<ForecastScore> score() {
    return decision.map(decided -> forecast.score(decided.winner()));
  }
}
