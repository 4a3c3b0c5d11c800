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
import dev.stoa.bootstrap.storage.Wiring;

/** Provides the operations of evolution. */
public final class EvolutionModule extends AbstractModule {

  @Provides
  @Singleton
  private static CreatedAgentOperations createdAgents(Wiring wiring) {
    return new CreatedAgentOperations(wiring.storage(), wiring.clock(), wiring.ids());
  }

  @Provides
  @Singleton
  private static EpisodeOperations episodes(Wiring wiring) {
    return new EpisodeOperations(wiring.storage(), wiring.clock(), wiring.ids());
  }

  @Provides
  @Singleton
  private static GenerationOperations generations(Wiring wiring) {
    return new GenerationOperations(wiring.storage(), wiring.clock(), wiring.ids());
  }

  @Provides
  @Singleton
  private static MutationOperations mutations(Wiring wiring) {
    return new MutationOperations(wiring.storage(), wiring.clock(), wiring.ids());
  }

  @Provides
  @Singleton
  private static ProfileOperations profiles(Wiring wiring) {
    return new ProfileOperations(wiring.storage(), wiring.clock(), wiring.ids());
  }

  @Provides
  @Singleton
  private static PruningOperations pruning(Wiring wiring) {
    return new PruningOperations(wiring.storage(), wiring.clock(), wiring.ids());
  }

  @Provides
  @Singleton
  private static StrategyOperations strategies(Wiring wiring) {
    return new StrategyOperations(wiring.storage(), wiring.clock(), wiring.ids());
  }
}
