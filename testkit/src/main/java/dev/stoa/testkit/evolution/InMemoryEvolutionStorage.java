package dev.stoa.testkit.evolution;

import dev.stoa.domain.evolution.CreatedAgents;
import dev.stoa.domain.evolution.EpisodePruning;
import dev.stoa.domain.evolution.Episodes;
import dev.stoa.domain.evolution.EvolutionStorage;
import dev.stoa.domain.evolution.Generations;
import dev.stoa.domain.evolution.Mutations;
import dev.stoa.domain.evolution.Profiles;
import dev.stoa.domain.evolution.Strategies;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;

/** The ports of evolution in memory. */
public interface InMemoryEvolutionStorage extends EvolutionStorage {

  /** The fakes behind the ports. */
  Fakes evolutionFakes();

  @Override
  default Generations generations() {
    return evolutionFakes().generations();
  }

  @Override
  default Profiles profiles() {
    return evolutionFakes().profiles();
  }

  @Override
  default Episodes episodes() {
    return evolutionFakes().episodes();
  }

  @Override
  default Mutations mutations() {
    return evolutionFakes().mutations();
  }

  @Override
  default CreatedAgents createdAgents() {
    return evolutionFakes().createdAgents();
  }

  @Override
  default Strategies strategies() {
    return evolutionFakes().strategies();
  }

  @Override
  default EpisodePruning episodePruning() {
    return evolutionFakes().pruning();
  }

  /** The fakes of one workspace. */
  record Fakes(
      Generations generations,
      Profiles profiles,
      Episodes episodes,
      Mutations mutations,
      CreatedAgents createdAgents,
      Strategies strategies,
      EpisodePruning pruning) {

    /** Over tables of their own. */
    public Fakes(InMemoryUnitOfWork unit) {
      this(new EvolutionCells(unit));
    }

    private Fakes(EvolutionCells cells) {
      this(
          new InMemoryGenerations(cells),
          new InMemoryProfiles(cells),
          new InMemoryEpisodes(cells),
          new InMemoryMutations(cells),
          new InMemoryCreatedAgents(cells),
          new InMemoryStrategies(cells),
          new InMemoryEpisodePruning(cells));
    }
  }
}
