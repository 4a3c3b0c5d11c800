package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import java.time.Instant;

/** The results of an agent's predictions, overall or in one discipline. */
public record Calibration(
    AgentName agent, DisciplineFilter disciplines, BrierTally tally, Instant updatedAt) {

  /** Without predictions. */
  public static Calibration none(AgentName agent, DisciplineFilter disciplines, Instant at) {
    return new Calibration(agent, disciplines, BrierTally.EMPTY, at);
  }

  /** With one more forecast. */
  public Calibration plus(ForecastScore score, Instant at) {
    return new Calibration(agent, disciplines, tally.plus(score), at);
  }

  /** The documented score, by which agents are ranked. */
  public double score() {
    return CalibrationScore.of(tally);
  }

  /** Its place on the leaderboard, overall or of its discipline. */
  public CalibrationRank rank() {
    return new CalibrationRank(score(), agent);
  }
}
