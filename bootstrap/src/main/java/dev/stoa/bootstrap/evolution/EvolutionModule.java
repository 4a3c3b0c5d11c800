package dev.stoa.bootstrap.evolution;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.evolution.CreatedAgentOperations;
import dev.stoa.application.evolution.EpisodeOperations;
import dev.stoa.application.evolution.GenerationOperations;
import dev.stoa.application.evolution.MutationOperations;
import dev.stoa.application.evolution.ProfileOperations;
import dev.stoa.application.evolution.PruningOperations;
import dev.stoa.application.evolution.StrategyOperations;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.storage.Storage;
import java.time.InstantSource;

/** Needs: Storage, InstantSource, IdSource. Provides: the operations of evolution. */
public final class EvolutionModule extends AbstractModule {

  @Provides
  @Singleton
  public CreatedAgentOperations createdAgents(Storage storage, InstantSource clock, IdSource ids) {
    return new CreatedAgentOperations(storage, clock, ids);
  }

  @Provides
  @Singleton
  public EpisodeOperations episodes(Storage storage, InstantSource clock, IdSource ids) {
    return new EpisodeOperations(storage, clock, ids);
  }

  @Provides
  @Singleton
  public GenerationOperations generations(Storage storage, InstantSource clock, IdSource ids) {
    return new GenerationOperations(storage, clock, ids);
  }

  @Provides
  @Singleton
  public MutationOperations mutations(Storage storage, InstantSource clock, IdSource ids) {
    return new MutationOperations(storage, clock, ids);
  }

  @Provides
  @Singleton
  public ProfileOperations profiles(Storage storage, InstantSource clock, IdSource ids) {
    return new ProfileOperations(storage, clock, ids);
  }

  @Provides
  @Singleton
  public PruningOperations pruning(Storage storage, InstantSource clock, IdSource ids) {
    return new PruningOperations(storage, clock, ids);
  }

  @Provides
  @Singleton
  public StrategyOperations strategies(Storage storage, InstantSource clock, IdSource ids) {
    return new StrategyOperations(storage, clock, ids);
  }
}
