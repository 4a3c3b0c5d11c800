package dev.stoa.application.evolution;

import dev.stoa.domain.evolution.AgentProfile;
import dev.stoa.domain.evolution.Episode;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.EvolutionRefused;
import dev.stoa.domain.evolution.EvolutionStorage;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.ReferenceLookup;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** Finds what callers name, or refuses; requires an open unit of work. */
final class FindEvolution {

  private final EvolutionStorage storage;

  FindEvolution(EvolutionStorage storage) {
    this.storage = storage;
  }

  /** By its id or an end of it. */
  Either<EvolutionRefused, Generation> generation(String reference) {
    PlainText.require("generation", reference, GenerationId.MAX_LENGTH);
    return storage
        .generations()
        .find(new GenerationId(reference))
        .<Either<EvolutionRefused, Generation>>map(Either::right)
        .getOrElse(
            () ->
                ReferenceLookup.byEnd(
                    reference,
                    storage.generations()::endingWith,
                    () -> new EvolutionRefused.UnknownGeneration(reference),
                    candidates -> new EvolutionRefused.Ambiguous(reference, candidates)));
  }

  Either<EvolutionRefused, Generation> generation(GenerationId id) {
    return storage
        .generations()
        .find(id)
        .toEither(() -> new EvolutionRefused.UnknownGeneration(id.value()));
  }

  Either<EvolutionRefused, AgentProfile> profile(ProfileId id) {
    return storage.profiles().find(id).toEither(() -> new EvolutionRefused.UnknownProfile(id));
  }

  Either<EvolutionRefused, Episode> episode(EpisodeId id) {
    return storage
        .episodes()
        .find(Vector.of(id))
        .headOption()
        .toEither(() -> new EvolutionRefused.UnknownEpisode(id));
  }
}
