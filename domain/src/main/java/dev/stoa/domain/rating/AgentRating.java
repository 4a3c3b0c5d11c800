package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.control.Option;
import java.time.Instant;

/** The rating of an agent, with the counts of its matches. */
public record AgentRating(
    AgentName agent, double elo, long wins, long losses, long draws, Instant at) {

  /** The rating of an agent without matches. */
  public static AgentRating unplayed(AgentName agent, Instant at) {
    return new AgentRating(agent, Elo.START, 0, 0, 0, at);
  }

  /** The number of matches played. */
  public long debates() {
    return wins + losses + draws;
  }

  /** The rating after a match that changed it by this much. */
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

  /** The same of another agent. */
  public AgentRating of(AgentName other) {
    return new AgentRating(other, elo, wins, losses, draws, at);
  }
}
