package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.control.Option;
import java.time.Instant;

/** How good an agent is, and the matches that say so. */
public record AgentRating(
    AgentName agent, double elo, long wins, long losses, long draws, Instant at) {

  /** An agent that has not played yet. */
  public static AgentRating unplayed(AgentName agent, Instant at) {
    return new AgentRating(agent, Elo.START, 0, 0, 0, at);
  }

  /** How many matches the rating rests on. */
  public long debates() {
    return wins + losses + draws;
  }

  /** After a match in which its rating moved by this much. */
  public AgentRating after(RatedMatch match, double change) {
    Option<AgentName> winner = match.winner();
    boolean won = winner.contains(agent);
    boolean drawn = winner.isEmpty();
    return new AgentRating(
        agent,
        elo + change,
        wins + (won ? 1 : 0),
        losses + (won || drawn ? 0 : 1),
        draws + (drawn ? 1 : 0),
        match.at());
  }
}
