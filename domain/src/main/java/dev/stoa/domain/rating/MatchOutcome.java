package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Map;

/** How a match ended. */
public sealed interface MatchOutcome {

  /** Scores by agent; a participant without one has 0. */
  record Scored(Map<AgentName, Double> scores) implements MatchOutcome {}

  /** One agent won. */
  record WonBy(AgentName winner) implements MatchOutcome {}

  /** A draw. */
  record Drawn() implements MatchOutcome {}
}
