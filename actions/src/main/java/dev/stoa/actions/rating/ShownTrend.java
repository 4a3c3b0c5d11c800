package dev.stoa.actions.rating;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.Trend;

/** The trend of a rating. */
record ShownTrend(
    AgentName agent,
    @Param("How many ratings it is made of.") int points,
    @Param("Points per match.") double gain,
    @Param("The share of steps upwards.") double consistency,
    Trend.Direction direction,
    boolean improving) {

  static ShownTrend of(AgentName agent, Trend trend) {
    return new ShownTrend(
        agent,
        trend.points(),
        trend.gain(),
        trend.consistency(),
        trend.direction(),
        trend.improving());
  }
}
