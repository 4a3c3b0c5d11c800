package dev.stoa.actions.evolution;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.evolution.ActionDraft;
import dev.stoa.domain.evolution.EpisodeAction;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.json.CanonicalJson;
import io.vavr.control.Option;

/** An action of an episode. */
record ShownAction(
    @Param("Its number in the episode, from 1.") long sequence,
    long turn,
    @Param("The profile of the speaker.") ProfileId speakerId,
    @Param("What the agent did not say aloud.") Option<String> internalMonologue,
    Option<String> publicDialogue,
    @Param("The changes it proposed, a JSON array.") CanonicalJson stateMutations,
    boolean proposeResolution,
    boolean abortEpisode,
    long tokenUsage) {

  static ShownAction of(EpisodeAction action) {
    ActionDraft draft = action.draft();
    return new ShownAction(
        action.sequence(),
        draft.turn(),
        draft.speaker(),
        draft.monologue(),
        draft.dialogue(),
        draft.stateMutations(),
        draft.proposesResolution(),
        draft.aborts(),
        draft.tokens());
  }
}
