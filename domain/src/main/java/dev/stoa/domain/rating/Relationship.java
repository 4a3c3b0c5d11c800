package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import java.time.Instant;

/** The interactions of two agents. */
public record Relationship(AgentPair pair, Counters counters, Instant at) {

  /** The counters as seen by one of the two agents. */
  public Counters seenBy(AgentName agent) {
    return pair.a().equals(agent) ? counters : counters.swapped();
  }

  /** Its scores and its label. */
  public RelationshipScores scores() {
    return RelationshipScores.of(counters);
  }
}
