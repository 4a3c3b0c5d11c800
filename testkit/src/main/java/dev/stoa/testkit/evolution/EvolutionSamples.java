package dev.stoa.testkit.evolution;

import dev.stoa.domain.evolution.ActionDraft;
import dev.stoa.domain.evolution.AgentProfile;
import dev.stoa.domain.evolution.Archetype;
import dev.stoa.domain.evolution.Episode;
import dev.stoa.domain.evolution.EpisodeAction;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.EvolutionStorage;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.GenerationStatus;
import dev.stoa.domain.evolution.NewEpisode;
import dev.stoa.domain.evolution.ProfileDraft;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.evolution.Termination;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** Stores generations, profiles and episodes for the contracts of evolution. */
final class EvolutionSamples {

  static final Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  private final EvolutionStorage storage;

  EvolutionSamples(EvolutionStorage storage) {
    this.storage = storage;
  }

  /** An archived generation; there may be any number. */
  Generation generation(String id, long sequence, String... parent) {
    return add(
        new Generation(
            new GenerationId(id),
            sequence,
            GenerationStatus.ARCHIVED,
            Vector.of(parent).headOption().map(GenerationId::new),
            AT));
  }

  Generation add(Generation generation) {
    storage
        .unitOfWork()
        .run(
            () -> {
              storage.generations().add(generation);
              return true;
            });
    return generation;
  }

  AgentProfile profile(String id, Generation generation) {
    return profile(id, generation, ProfileDraft.of(Archetype.PRIMARY_ACTOR, "Be " + id));
  }

  AgentProfile profile(String id, Generation generation, ProfileDraft draft) {
    ProfileId own = new ProfileId(id);
    AgentProfile profile =
        new AgentProfile(own, generation.id(), draft, draft.parent().getOrElse(own), AT);
    storage
        .unitOfWork()
        .run(
            () -> {
              storage.profiles().add(Vector.of(profile));
              return true;
            });
    return profile;
  }

  /** An episode of two profiles that are stored, with an action for each text. */
  Episode episode(
      String id, Generation generation, ProfileId a, ProfileId b, int score, String... texts) {
    return add(
        new Episode(
            new EpisodeId(id),
            NewEpisode.of(generation.id(), a, b, Termination.TIMEOUT, score, -score).result(),
            AT,
            Option.none()),
        texts);
  }

  Episode add(Episode episode, String... texts) {
    Vector<EpisodeAction> actions =
        Vector.of(texts)
            .zipWithIndex(
                (text, i) ->
                    new EpisodeAction(
                        episode.id(),
                        i + 1L,
                        ActionDraft.of(i / 2, episode.result().agentA()).dialogue(text)));
    storage
        .unitOfWork()
        .run(
            () -> {
              storage.episodes().add(Vector.of(episode), actions);
              return true;
            });
    return episode;
  }
}
