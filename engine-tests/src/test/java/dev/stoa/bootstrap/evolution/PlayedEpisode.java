package dev.stoa.bootstrap.evolution;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.evolution.Archetype;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.NewEpisode;
import dev.stoa.domain.evolution.NewGeneration;
import dev.stoa.domain.evolution.ProfileDraft;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.evolution.Termination;

/** An episode that strategies can be of. */
public final class PlayedEpisode {

  /** Its id. */
  public static final EpisodeId ID = new EpisodeId("e");

  private PlayedEpisode() {}

  /** Records it. */
  public static void in(Stoa stoa) {
    GenerationId generation = stoa.generations().open(NewGeneration.first()).get().id();
    ProfileId actor =
        stoa.profiles().add(generation, ProfileDraft.of(Archetype.PRIMARY_ACTOR, "x")).get().id();
    stoa.episodes()
        .record(NewEpisode.of(generation, actor, actor, Termination.TIMEOUT, 0, 0).id(ID))
        .get();
  }
}
