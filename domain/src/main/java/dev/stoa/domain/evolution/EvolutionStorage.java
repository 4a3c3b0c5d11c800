package dev.stoa.domain.evolution;

import dev.stoa.domain.kernel.ContextStorage;

/** The ports of evolution. */
public interface EvolutionStorage extends ContextStorage {

  Generations generations();

  Profiles profiles();

  Episodes episodes();

  Mutations mutations();

  CreatedAgents createdAgents();

  Strategies strategies();

  EpisodePruning episodePruning();
}
