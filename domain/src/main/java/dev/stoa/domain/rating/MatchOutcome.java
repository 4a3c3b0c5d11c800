package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Map;

/** How a match ended. */
public sealed interface MatchOutcome {

  /** By points; who is not named has none. */
  record Scored(Map<AgentName, Double> scores) implements MatchOutcome {}

  /** One agent was ahead of all others. */
  record WonBy(AgentName winner) implements MatchOutcome {}

  /** Nobody was ahead of anybody. */
  record Drawn() implements MatchOutcome {}
}
