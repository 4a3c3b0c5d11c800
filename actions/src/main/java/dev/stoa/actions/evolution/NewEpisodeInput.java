package dev.stoa.actions.evolution;

import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.evolution.ActionDraft;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.EpisodeResultBuilder;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.NewEpisode;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.evolution.Score;
import dev.stoa.domain.evolution.Termination;
import dev.stoa.domain.json.CanonicalJson;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** An episode to record. */
record NewEpisodeInput(
    @Param(value = EvolutionReferences.GENERATION, position = 0) String generation,
    @Param(value = "The profile of agent A.", position = 1) ProfileId agentA,
    @Param(value = "The profile of agent B.", position = 2) ProfileId agentB,
    @Param(value = "Why it ended.", position = 3) Termination reason,
    @Param(value = SCORE, min = -5, max = 5) Option<Integer> scoreA,
    @Param(value = SCORE, min = -5, max = 5) Option<Integer> scoreB,
    @Param(value = "How many turns it had.", min = 0, defaultValue = "0") long turns,
    @Param(value = "The state at its end, a JSON object.", defaultValue = "{}")
        CanonicalJson finalState,
    @Param("It was a trial of a candidate.") boolean shadow,
    @Param("What the scout supposed.") Option<String> scoutHypotheses,
    Seq<ActionDraft> actions,
    @Param(value = "Its id: recording the same episode again changes nothing.", label = "id")
        Option<EpisodeId> episode) {

  static final Input<NewEpisodeInput> INPUT =
      Input.of(NewEpisodeInput.class)
          .flatten("actions", Input.of(ActionJson.Given.class), ActionJson::read, ActionJson::of);

  static final String SCORE =
      "The judge's score; without it, -5 if the episode was corrupted or reached the token limit.";

  NewEpisodeInput {
    if (scoreA.isEmpty() != scoreB.isEmpty()) {
      throw BadInput.of("{scoreA} and {scoreB} go together: give both or neither");
    }
    if (scoreA.isEmpty() && !reason.isUnjudged()) {
      throw BadInput.of(
          "{scoreA} and {scoreB} are missing: an episode that ended by "
              + reason.label()
              + " is judged");
    }
  }

  NewEpisode played(GenerationId of) {
    return new NewEpisode(
        episode,
        EpisodeResultBuilder.builder()
            .generation(of)
            .agentA(agentA)
            .agentB(agentB)
            .scoreA(scoreA.getOrElse(Score.LOWEST))
            .scoreB(scoreB.getOrElse(Score.LOWEST))
            .turns(turns)
            .reason(reason)
            .finalState(finalState)
            .shadow(shadow)
            .scoutHypotheses(scoutHypotheses)
            .build(),
        actions.toVector());
  }
}
