package dev.stoa.testkit.evolution;

import dev.stoa.domain.evolution.Episode;
import dev.stoa.domain.evolution.EpisodeAction;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.Episodes;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.ProfileId;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** Episodes in a map, with their actions beside them. */
final class InMemoryEpisodes implements Episodes {

  private final EvolutionCells cells;

  InMemoryEpisodes(EvolutionCells cells) {
    this.cells = cells;
  }

  @Override
  public void add(Seq<Episode> episodes, Seq<EpisodeAction> actions) {
    cells.episodes().requireWriting();
    for (Episode one : episodes) {
      EvolutionCells.require(
          !cells.episodes().get().get(one.id()).exists(stored -> stored.archivedAt().isEmpty())
              && cells.has(one.result().generation())
              && cells.has(one.result().agentA())
              && cells.has(one.result().agentB()),
          "episode " + one.id());
      cells.episodes().update(all -> all.put(one.id(), one));
    }
    for (EpisodeAction one : actions) {
      EvolutionCells.require(
          cells.episodes().get().containsKey(one.episode()), "action of " + one.episode());
      cells.actions().update(all -> all.put(one.episode(), of(one.episode()).append(one)));
    }
  }

  @Override
  public void addArchived(Seq<Episode> episodes, Seq<EpisodeAction> actions) {
    add(episodes, actions);
  }

  @Override
  public boolean isKnown(Seq<GenerationId> generations, Seq<ProfileId> profiles) {
    return generations.forAll(cells::has) && profiles.forAll(cells::has);
  }

  private Vector<EpisodeAction> of(EpisodeId id) {
    return cells.actions().get().getOrElse(id, Vector.empty());
  }

  private Vector<Episode> live(GenerationId generation) {
    return cells
        .episodes()
        .get()
        .values()
        .filter(one -> one.archivedAt().isEmpty())
        .filter(one -> one.result().generation().equals(generation))
        .toVector()
        .sortBy(Episode::key);
  }

  @Override
  public Seq<Episode> find(Seq<EpisodeId> ids) {
    return ids.distinct().flatMap(cells.episodes().get()::get);
  }

  @Override
  public Seq<Episode> claim(Seq<EpisodeId> ids) {
    cells.episodes().requireWriting();
    return find(ids);
  }

  @Override
  public Seq<Episode> page(GenerationId generation, Option<Episode.Key> after, int limit) {
    return live(generation)
        .filter(one -> after.forAll(last -> one.key().compareTo(last) > 0))
        .take(limit);
  }

  @Override
  public Seq<Episode> lowest(GenerationId generation, int limit) {
    return live(generation).reject(one -> one.result().shadow()).take(limit);
  }

  @Override
  public long count(GenerationId generation) {
    return live(generation).count(one -> !one.result().shadow());
  }

  @Override
  public Seq<Integer> scores(GenerationId generation, ProfileId profile, boolean shadow) {
    return live(generation)
        .filter(one -> one.result().shadow() == shadow)
        .flatMap(one -> one.result().scoresOf(profile));
  }

  @Override
  public void scan(Episode episode, Consumer<EpisodeAction> actions) {
    of(episode.id()).forEach(actions);
  }

  @Override
  public Seq<EpisodeAction> actions(Episode episode, long after, int limit) {
    return of(episode.id()).filter(one -> one.sequence() > after).take(limit);
  }

  @Override
  public Seq<String> lastWords(Seq<EpisodeId> episodes) {
    return episodes
        .distinct()
        .sorted()
        .flatMap(id -> of(id).flatMap(one -> one.draft().dialogue()).lastOption());
  }
}
