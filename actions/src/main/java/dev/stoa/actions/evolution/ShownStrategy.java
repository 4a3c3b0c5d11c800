package dev.stoa.actions.evolution;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.Strategy;
import dev.stoa.domain.evolution.StrategyDraft;
import dev.stoa.domain.evolution.StrategyId;
import dev.stoa.domain.evolution.Termination;
import io.vavr.collection.Seq;
import java.time.Instant;

/** An entry of the strategy memory. */
record ShownStrategy(
    StrategyId strategyId,
    String document,
    EpisodeId episodeId,
    GenerationId generationId,
    String archetype,
    String tactic,
    @Param("The judge's, from -5 to 5.") int score,
    @Param("Why the episode ended.") Termination reason,
    @Param("Created agents that took part.") Seq<String> createdAgents,
    Instant createdAt) {

  static ShownStrategy of(Strategy strategy) {
    StrategyDraft draft = strategy.draft();
    return new ShownStrategy(
        strategy.id(),
        draft.document(),
        draft.episode(),
        draft.generation(),
        draft.archetype(),
        draft.tactic(),
        draft.score(),
        draft.reason(),
        draft.createdAgents(),
        strategy.createdAt());
  }
}
