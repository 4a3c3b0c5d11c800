package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;

/** A prediction in a discipline that is recorded once it is known to be right or wrong. */
public record DomainPrediction(
    AgentName agent, Discipline discipline, double confidence, boolean correct) {

  /** Refuses what is no probability. */
  public DomainPrediction {
    Forecast.requireProbability("confidence", confidence);
  }

  /** How good it was. */
  public ForecastScore score() {
    return ForecastScore.ofOne(confidence, correct);
  }
}
