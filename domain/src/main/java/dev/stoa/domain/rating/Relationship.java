package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import java.time.Instant;

/** What two agents have been through, and what it makes of them. */
public record Relationship(AgentPair pair, Counters counters, Instant at) {

  /** The counters as this one of the two sees them. */
  public Counters seenBy(AgentName agent) {
    return pair.a().equals(agent) ? counters : counters.swapped();
  }

  /** The scores and the word for it. */
  public Rapport rapport() {
    return Rapport.of(counters);
  }
}
