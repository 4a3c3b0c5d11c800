package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import java.time.Instant;

/**
 * The rating of an agent in one discipline, with the counts of its matches there.
 *
 * <p>It starts at the agent's overall rating before its first match there, and each match in the
 * discipline changes it as much as the overall rating.
 */
public record DomainRating(Discipline discipline, AgentRating rating) {

  /** The rating of an agent before its first match in the discipline. */
  public static DomainRating start(AgentName agent, Discipline discipline, double elo, Instant at) {
    return new DomainRating(discipline, new AgentRating(agent, elo, 0, 0, 0, at));
  }

  /** The agent. */
  public AgentName agent() {
    return rating.agent();
  }

  /** The rating in the discipline. */
  public double elo() {
    return rating.elo();
  }

  /** The number of matches played in the discipline. */
  public long debates() {
    return rating.debates();
  }

  /** When the rating last changed. */
  public Instant at() {
    return rating.at();
  }

  /** The rating after a match that changed the agent's rating by this much. */
  public DomainRating after(RatedMatch match, double change) {
    return new DomainRating(discipline, rating.after(match, change));
  }
}
