package dev.stoa.actions.evolution;

import dev.stoa.application.Workspace;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.kernel.RefusalException;

/** Finds what callers name. */
final class EvolutionReferences {

  static final String GENERATION = "Its id, or a unique suffix of its id.";
  static final String PROFILE = "The id of the profile.";
  static final String EPISODE = "The id of the episode.";

  private EvolutionReferences() {}

  static GenerationId generation(Workspace workspace, String reference) {
    return workspace.generations().resolve(reference).getOrElseThrow(RefusalException::new).id();
  }
}
