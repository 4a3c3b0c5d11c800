package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;

/** A place on a calibration leaderboard: higher scores come first, ties are broken by name. */
public record CalibrationRank(double score, AgentName agent)
    implements Comparable<CalibrationRank> {

  @Override
  public int compareTo(CalibrationRank other) {
    int byScore = Double.compare(other.score, score);
    return byScore == 0 ? agent.compareTo(other.agent) : byScore;
  }
}
