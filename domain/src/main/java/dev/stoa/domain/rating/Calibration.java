package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import java.time.Instant;

/** The results of an agent's predictions within a scope. */
public record Calibration(
    AgentName agent, CalibrationScope scope, BrierTally tally, Instant updatedAt) {

  /** Without predictions. */
  public static Calibration none(AgentName agent, CalibrationScope scope, Instant at) {
    return new Calibration(agent, scope, BrierTally.EMPTY, at);
  }

  /** With one more forecast. */
  public Calibration plus(ForecastScore score, Instant at) {
    return new Calibration(agent, scope, tally.plus(score), at);
  }

  /** The documented score, by which agents are ranked. */
  public double score() {
    return CalibrationScore.of(tally);
  }

  /** Its place on the leaderboard of its scope. */
  public CalibrationRank rank() {
    return new CalibrationRank(score(), agent);
  }
}
