package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import java.time.Instant;

/**
 * How good an agent is in one discipline.
 *
 * <p>It starts at the agent's rating before its first match there and then moves by what the
 * matches of the discipline move the agent's rating.
 */
public record DomainRating(
    AgentName agent, Discipline discipline, double elo, long debates, Instant at) {

  /** Before the first match in the discipline, of an agent rated this. */
  public static DomainRating start(AgentName agent, Discipline discipline, double elo, Instant at) {
    return new DomainRating(agent, discipline, elo, 0, at);
  }

  /** After a match in the discipline. */
  public DomainRating moved(double change, Instant when) {
    return new DomainRating(agent, discipline, elo + change, debates + 1, when);
  }
}
