package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import java.time.Instant;

/**
 * How good an agent is in one discipline, and its matches there.
 *
 * <p>It starts at the agent's rating before its first match there and then moves by what the
 * matches of the discipline move the agent's rating.
 */
public record DomainRating(Discipline discipline, AgentRating rating) {

  /** Before the first match in the discipline, of an agent rated this. */
  public static DomainRating start(AgentName agent, Discipline discipline, double elo, Instant at) {
    return new DomainRating(discipline, new AgentRating(agent, elo, 0, 0, 0, at));
  }

  /** Who is rated. */
  public AgentName agent() {
    return rating.agent();
  }

  /** The rating in the discipline. */
  public double elo() {
    return rating.elo();
  }

  /** How many matches it rests on. */
  public long debates() {
    return rating.debates();
  }

  /** When the rating last changed. */
  public Instant at() {
    return rating.at();
  }

  /** After a match in the discipline in which the agent's rating moved by this much. */
  public DomainRating after(RatedMatch match, double change) {
    return new DomainRating(discipline, rating.after(match, change));
  }
}
