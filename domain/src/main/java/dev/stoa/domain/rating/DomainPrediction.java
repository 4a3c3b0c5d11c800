package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;

/** A prediction in a discipline whose result is known when it is recorded. */
public record DomainPrediction(
    AgentName agent, Discipline discipline, double confidence, boolean correct) {

  /** Refuses a confidence that is not a probability. */
  public DomainPrediction {
    Forecast.requireProbability("confidence", confidence);
  }

  /** Its score. */
  public ForecastScore score() {
    return ForecastScore.ofOne(confidence, correct);
  }
}
