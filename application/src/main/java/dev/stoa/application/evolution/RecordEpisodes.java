package dev.stoa.application.evolution;

import dev.stoa.domain.evolution.ActionDraft;
import dev.stoa.domain.evolution.Episode;
import dev.stoa.domain.evolution.EpisodeAction;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.Episodes;
import dev.stoa.domain.evolution.EvolutionRefused;
import dev.stoa.domain.evolution.EvolutionStorage;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.Generations;
import dev.stoa.domain.evolution.NewEpisode;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.evolution.Profiles;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.IdSource;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/** Stores episodes with their actions in one batch; requires an open write unit. */
final class RecordEpisodes {

  private final Episodes episodes;
  private final Generations generations;
  private final Profiles profiles;
  private final InstantSource clock;
  private final IdSource ids;

  RecordEpisodes(EvolutionStorage storage, InstantSource clock, IdSource ids) {
    this.episodes = storage.episodes();
    this.generations = storage.generations();
    this.profiles = storage.profiles();
    this.clock = clock;
    this.ids = ids;
  }

  Either<EvolutionRefused, Seq<Episode>> record(Seq<NewEpisode> played) {
    Option<EvolutionRefused> unknown = unknown(played);
    if (unknown.isDefined()) {
      return Either.left(unknown.get());
    }
    Map<EpisodeId, Episode> known = known(played);
    Instant now = clock.instant();
    List<Episode> answers = new ArrayList<>();
    List<Episode> fresh = new ArrayList<>();
    List<EpisodeAction> actions = new ArrayList<>();
    for (NewEpisode one : played) {
      Option<Episode> before = one.id().flatMap(known::get);
      if (before.exists(episode -> !isSame(episode, one))) {
        return Either.left(new EvolutionRefused.EpisodeTaken(before.get().id()));
      }
      if (before.isDefined()) {
        answers.add(before.get());
      } else {
        EpisodeId id = one.id().getOrElse(() -> new EpisodeId(ids.next()));
        Episode episode = new Episode(id, one.result(), now, Option.none());
        answers.add(episode);
        fresh.add(episode);
        long sequence = 0;
        for (ActionDraft action : one.actions()) {
          sequence++;
          actions.add(new EpisodeAction(id, sequence, action));
        }
      }
    }
    episodes.add(Vector.ofAll(fresh), Vector.ofAll(actions));
    return Either.right(Vector.ofAll(answers));
  }

  /** The first generation or profile that is not stored. */
  private Option<EvolutionRefused> unknown(Seq<NewEpisode> played) {
    LinkedHashSet<GenerationId> named = new LinkedHashSet<>();
    LinkedHashSet<ProfileId> speakers = new LinkedHashSet<>();
    for (NewEpisode one : played) {
      named.add(one.result().generation());
      speakers.add(one.result().agentA());
      speakers.add(one.result().agentB());
      one.actions().forEach(action -> speakers.add(action.speaker()));
    }
    if (episodes.isKnown(Vector.ofAll(named), Vector.ofAll(speakers))) {
      return Option.none();
    }
    Set<GenerationId> existing =
        HashSet.ofAll(generations.find(Vector.ofAll(named)).map(Generation::id));
    named.removeIf(existing::contains);
    Set<ProfileId> playing = HashSet.ofAll(profiles.known(Vector.ofAll(speakers)));
    speakers.removeIf(playing::contains);
    return Vector.ofAll(named)
        .<EvolutionRefused>map(id -> new EvolutionRefused.UnknownGeneration(id.value()))
        .appendAll(Vector.ofAll(speakers).map(EvolutionRefused.UnknownProfile::new))
        .headOption();
  }

  /** What is stored under the chosen ids. */
  private Map<EpisodeId, Episode> known(Seq<NewEpisode> played) {
    Seq<EpisodeId> chosen = played.flatMap(NewEpisode::id);
    if (chosen.isEmpty()) {
      return HashMap.empty();
    }
    LinkedHashSet<EpisodeId> once = new LinkedHashSet<>();
    for (EpisodeId id : chosen) {
      if (!once.add(id)) {
        throw new InvalidValue(
            "episode_id " + id + " is given twice: give each episode its own id");
      }
    }
    return episodes.claim(chosen).toMap(Episode::id, one -> one);
  }

  /** Actions that were pruned cannot be compared. */
  private boolean isSame(Episode stored, NewEpisode given) {
    Seq<ActionDraft> actions =
        episodes.actions(stored, 0, NewEpisode.MAX_ACTIONS).map(EpisodeAction::draft);
    return stored.result().equals(given.result())
        && (actions.isEmpty() || actions.toVector().equals(given.actions()));
  }
}
