package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import java.time.Instant;

/** How an agent's predictions have fared within a scope. */
public record Calibration(
    AgentName agent, CalibrationScope scope, BrierTally tally, Instant updatedAt) {

  /** Before the first prediction. */
  public static Calibration none(AgentName agent, CalibrationScope scope, Instant at) {
    return new Calibration(agent, scope, BrierTally.EMPTY, at);
  }

  /** One forecast more. */
  public Calibration plus(ForecastScore score, Instant at) {
    return new Calibration(agent, scope, tally.plus(score), at);
  }

  /** The documented score, by which agents are ranked. */
  public double score() {
    return CalibrationScore.of(tally);
  }

  /** Where it stands on the leaderboard of its scope. */
  public CalibrationRank rank() {
    return new CalibrationRank(score(), agent);
  }
}
