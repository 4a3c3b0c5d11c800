package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.control.Option;
import java.time.Instant;

/** What one agent predicts of one tournament; the last one before the decision is what counts. */
public record Prediction(
    TournamentId tournament,
    AgentName agent,
    Forecast forecast,
    Option<Discipline> discipline,
    Instant at,
    Option<Decision> decision) {

  /** A prediction that nothing has decided yet. */
  public static Prediction open(
      TournamentId tournament,
      AgentName agent,
      Forecast forecast,
      Option<Discipline> discipline,
      Instant at) {
    return new Prediction(tournament, agent, forecast, discipline, at, Option.none());
  }

  /** How good it was, once that is known. */
  public Option<ForecastScore> score() {
    return decision.map(decided -> forecast.score(decided.winner()));
  }
}
