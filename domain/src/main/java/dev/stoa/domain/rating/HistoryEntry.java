package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import java.time.Instant;

/** What an agent is rated right after a match, to be added to history. */
public record HistoryEntry(AgentName agent, double elo, MatchId match, Instant at) {

  /** What the match made of the agent's rating. */
  public static HistoryEntry of(RatedMatch match, AgentRating after) {
    return new HistoryEntry(after.agent(), after.elo(), match.id(), match.at());
  }
}
