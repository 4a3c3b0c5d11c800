package dev.stoa.application.evolution;

import dev.stoa.domain.evolution.AgentProfile;
import dev.stoa.domain.evolution.EvolutionRefused;
import dev.stoa.domain.evolution.EvolutionStorage;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.GenerationStatus;
import dev.stoa.domain.evolution.Generations;
import dev.stoa.domain.evolution.NewGeneration;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.evolution.Profiles;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.Page;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;

/** Opens generations and changes their status; requires an open write unit. */
final class ChangeGeneration {

  private final Generations generations;
  private final Profiles profiles;
  private final FindEvolution find;
  private final PruneEpisodes prune;
  private final EvolutionAudit audit;
  private final InstantSource clock;
  private final IdSource ids;

  ChangeGeneration(
      EvolutionStorage storage, EvolutionAudit audit, InstantSource clock, IdSource ids) {
    this.generations = storage.generations();
    this.profiles = storage.profiles();
    this.find = new FindEvolution(storage);
    this.prune = new PruneEpisodes(storage.episodePruning(), audit, clock);
    this.audit = audit;
    this.clock = clock;
    this.ids = ids;
  }

  Either<EvolutionRefused, Generation> open(NewGeneration opened) {
    long newest = generations.lockNewest();
    for (GenerationId parent : opened.parent()) {
      Either<EvolutionRefused, Generation> known = find.generation(parent);
      if (known.isLeft()) {
        return known;
      }
    }
    Generation generation =
        new Generation(
            new GenerationId(ids.next()),
            newest + 1,
            opened.status(),
            opened.parent(),
            clock.instant());
    return makeRoom(generation)
        .map(
            free -> {
              generations.add(generation);
              audit.opened(generation);
              if (opened.inheriting()) {
                opened.parent().forEach(parent -> inherit(parent, generation.id()));
              }
              return generation;
            });
  }

  Either<EvolutionRefused, Generation> activate(GenerationId id, boolean pruning) {
    generations.lockNewest();
    return find.generation(id)
        .flatMap(
            before ->
                before.status() == GenerationStatus.ACTIVE
                    ? Either.right(before)
                    : before
                        .become(GenerationStatus.ACTIVE)
                        .flatMap(this::makeRoom)
                        .map(after -> saved(before, after))
                        .peek(
                            active -> {
                              if (pruning) {
                                prune.prune();
                              }
                            }));
  }

  Either<EvolutionRefused, Generation> archive(GenerationId id) {
    generations.lockNewest();
    return find.generation(id)
        .flatMap(
            before -> before.become(GenerationStatus.ARCHIVED).map(after -> saved(before, after)));
  }

  /** Archives the parent of what is to be active; another active generation is in the way. */
  private Either<EvolutionRefused, Generation> makeRoom(Generation next) {
    if (next.status() != GenerationStatus.ACTIVE) {
      return Either.right(next);
    }
    Option<Generation> active = generations.active();
    for (Generation other : active.filter(one -> !next.parent().contains(one.id()))) {
      return Either.left(new EvolutionRefused.OtherActive(other.id()));
    }
    return active
        .map(parent -> parent.become(GenerationStatus.ARCHIVED).map(old -> saved(parent, old)))
        .getOrElse(() -> Either.right(next))
        .map(done -> next);
  }

  private Generation saved(Generation before, Generation after) {
    if (before.status() != after.status()) {
      generations.save(after);
      audit.changed(after, before.status());
    }
    return after;
  }

  private void inherit(GenerationId from, GenerationId to) {
    Instant now = clock.instant();
    Option<ProfileId> after = Option.none();
    do {
      Seq<AgentProfile> page = profiles.of(from, after, Page.MAX_SIZE);
      profiles.add(
          page.map(
              one ->
                  new AgentProfile(
                      new ProfileId(ids.next()),
                      to,
                      one.draft().parent(one.id()),
                      one.root(),
                      now)));
      after = page.size() < Page.MAX_SIZE ? Option.none() : page.lastOption().map(AgentProfile::id);
    } while (after.isDefined());
  }
}
