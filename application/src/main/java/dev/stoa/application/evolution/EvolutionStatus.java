package dev.stoa.application.evolution;

import dev.stoa.domain.evolution.AgentProfile;
import dev.stoa.domain.evolution.CreatedAgent;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.GenerationScores;
import io.vavr.collection.Seq;

/**
 * Where evolution stands.
 *
 * @param generations the active one, then those that are tried, newest first
 * @param profiles of these generations
 * @param pending created agents that wait for approval
 */
public record EvolutionStatus(
    Seq<Scored> generations, Seq<AgentProfile> profiles, Seq<CreatedAgent> pending) {

  /**
   * How many generations are tried, or profiles of one, or agents wait, of those that are shown.
   */
  static final int MOST = 20;

  /** A generation with the scores of its episodes. */
  public record Scored(Generation generation, GenerationScores scores) {}
}
