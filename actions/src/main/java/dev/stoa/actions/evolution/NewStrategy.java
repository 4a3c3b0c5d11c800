package dev.stoa.actions.evolution;

import dev.stoa.actions.Vectors;
import dev.stoa.actions.shape.Drafted;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.StrategyDraft;
import dev.stoa.domain.evolution.Termination;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What was tried, to remember. */
record NewStrategy(
    @Param(value = "A summary in words.", position = 0) String document,
    @Param(value = "The episode.", label = "id") EpisodeId episode,
    @Param(value = "Its generation.", label = "id") GenerationId generation,
    @Param("The archetype of the agent.") String archetype,
    @Param("What kind of tactic it was.") String tactic,
    @Param(value = "The judge's.", min = -5, max = 5) int score,
    @Param("Why the episode ended.") Termination reason,
    @Param(value = "Created agents that took part.", option = "created-agent")
        Seq<String> createdAgents,
    @Param(value = Vectors.EMBEDDING + " Without it, the words are hashed.", label = "numbers")
        Seq<Double> embedding,
    @Param(value = Vectors.MODEL, label = "name") Option<String> model)
    implements Drafted<StrategyDraft> {

  @Override
  public StrategyDraft draft() {
    return new StrategyDraft(
        document,
        Vectors.embedding(embedding, model),
        episode,
        generation,
        archetype,
        tactic,
        score,
        reason,
        createdAgents.toVector());
  }
}
