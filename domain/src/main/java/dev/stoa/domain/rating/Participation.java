package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;

/**
 * An agent's score in a match, and the change of its rating.
 *
 * @param elo the agent's rating after the match
 */
public record Participation(
    AgentName agent, double score, double change, double multiplier, double elo) {

  /** The same of another agent. */
  public Participation of(AgentName other) {
    return new Participation(other, score, change, multiplier, elo);
  }
}
