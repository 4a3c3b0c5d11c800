package dev.stoa.testkit.evolution;

import dev.stoa.domain.evolution.AgentProfile;
import dev.stoa.domain.evolution.CreatedAgent;
import dev.stoa.domain.evolution.CreatedAgentId;
import dev.stoa.domain.evolution.Episode;
import dev.stoa.domain.evolution.EpisodeAction;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.Mutation;
import dev.stoa.domain.evolution.MutationId;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.evolution.Strategy;
import dev.stoa.domain.evolution.StrategyId;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;

/**
 * The tables of evolution in memory, which the fakes share.
 *
 * @param actions of each episode, live or archived
 */
record EvolutionCells(
    Cell<Map<GenerationId, Generation>> generations,
    Cell<Map<ProfileId, AgentProfile>> profiles,
    Cell<Map<EpisodeId, Episode>> episodes,
    Cell<Map<EpisodeId, Vector<EpisodeAction>>> actions,
    Cell<Map<MutationId, Mutation>> mutations,
    Cell<Map<CreatedAgentId, CreatedAgent>> agents,
    Cell<Map<StrategyId, Strategy>> strategies) {

  EvolutionCells(InMemoryUnitOfWork unit) {
    this(
        unit.cell(LinkedHashMap.empty()),
        unit.cell(LinkedHashMap.empty()),
        unit.cell(LinkedHashMap.empty()),
        unit.cell(LinkedHashMap.empty()),
        unit.cell(LinkedHashMap.empty()),
        unit.cell(LinkedHashMap.empty()),
        unit.cell(LinkedHashMap.empty()));
  }

  /** What the keys and foreign keys of the engines refuse. */
  static void require(boolean allowed, String what) {
    if (!allowed) {
      throw new StorageException(what + " breaks a key");
    }
  }

  boolean has(GenerationId id) {
    return generations.get().containsKey(id);
  }

  boolean has(ProfileId id) {
    return profiles.get().containsKey(id);
  }
}
