package dev.stoa.adapter.jooq.evolution;

import dev.stoa.adapter.jooq.unit.JooqContextStorage;
import dev.stoa.domain.evolution.CreatedAgents;
import dev.stoa.domain.evolution.EpisodePruning;
import dev.stoa.domain.evolution.Episodes;
import dev.stoa.domain.evolution.EvolutionStorage;
import dev.stoa.domain.evolution.Generations;
import dev.stoa.domain.evolution.Mutations;
import dev.stoa.domain.evolution.Profiles;
import dev.stoa.domain.evolution.Strategies;

/** The ports of evolution on either engine. */
public interface JooqEvolutionStorage extends EvolutionStorage, JooqContextStorage {

  @Override
  default Generations generations() {
    return repository(JooqGenerations.class, JooqGenerations::new);
  }

  @Override
  default Profiles profiles() {
    return repository(JooqProfiles.class, JooqProfiles::new);
  }

  @Override
  default Episodes episodes() {
    return repository(JooqEpisodes.class, JooqEpisodes::new);
  }

  @Override
  default Mutations mutations() {
    return repository(JooqMutations.class, JooqMutations::new);
  }

  @Override
  default CreatedAgents createdAgents() {
    return repository(JooqCreatedAgents.class, JooqCreatedAgents::new);
  }

  @Override
  default Strategies strategies() {
    return repository(JooqStrategies.class, JooqStrategies::new);
  }

  @Override
  default EpisodePruning episodePruning() {
    return repository(JooqEpisodePruning.class, JooqEpisodePruning::new);
  }
}
