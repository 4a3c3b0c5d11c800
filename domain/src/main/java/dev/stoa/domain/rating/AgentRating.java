package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import java.time.Instant;

/** How good an agent is, and the matches that say so. */
public record AgentRating(
    AgentName agent, double elo, long wins, long losses, long draws, long debates, Instant at) {

  /** An agent that has not played yet. */
  public static AgentRating unplayed(AgentName agent, Instant at) {
    return new AgentRating(agent, Elo.START, 0, 0, 0, 0, at);
  }

  /** After a match in which its rating moved by this much. */
  public AgentRating after(RatedMatch match, double change) {
    boolean won = match.winner().contains(agent);
    boolean drawn = match.winner().isEmpty();
    return new AgentRating(
        agent,
        elo + change,
        wins + (won ? 1 : 0),
        losses + (won || drawn ? 0 : 1),
        draws + (drawn ? 1 : 0),
        debates + 1,
        match.at());
  }
}
