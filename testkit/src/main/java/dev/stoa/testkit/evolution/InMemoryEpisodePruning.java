package dev.stoa.testkit.evolution;

import dev.stoa.domain.evolution.Episode;
import dev.stoa.domain.evolution.EpisodeAction;
import dev.stoa.domain.evolution.EpisodePruning;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.PruneReport;
import dev.stoa.domain.evolution.Retention;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** Pruning of the maps. */
final class InMemoryEpisodePruning implements EpisodePruning {

  private final EvolutionCells cells;

  InMemoryEpisodePruning(EvolutionCells cells) {
    this.cells = cells;
  }

  @Override
  public Seq<Long> newest(int limit) {
    return cells
        .generations()
        .get()
        .values()
        .map(Generation::sequence)
        .toVector()
        .sorted()
        .reverse()
        .take(limit);
  }

  @Override
  public PruneReport count(Retention.Plan plan) {
    Vector<Episode> old = old(plan);
    return new PruneReport(
        old.size(),
        actions(old.filter(one -> failed(one, plan))),
        actions(old.reject(one -> failed(one, plan))),
        actions(thinned(plan)));
  }

  @Override
  public PruneReport prune(Retention.Plan plan, Instant now) {
    cells.episodes().requireWriting();
    PruneReport report = count(plan);
    Vector<Episode> old = old(plan);
    for (Episode one : old.reject(each -> failed(each, plan)).appendAll(thinned(plan))) {
      cells.actions().update(all -> all.remove(one.id()));
    }
    for (Episode one : old) {
      Episode archived = new Episode(one.id(), one.result(), one.createdAt(), Option.some(now));
      cells.episodes().update(all -> all.put(one.id(), archived));
    }
    return report;
  }

  private long actions(Vector<Episode> episodes) {
    Vector<EpisodeAction> all =
        episodes.flatMap(one -> cells.actions().get().getOrElse(one.id(), Vector.empty()));
    return all.size();
  }

  private Vector<Episode> old(Retention.Plan plan) {
    return live().filter(one -> sequence(one) < plan.archiveBelow());
  }

  private Vector<Episode> thinned(Retention.Plan plan) {
    return live()
        .filter(one -> sequence(one) >= plan.archiveBelow() && sequence(one) < plan.thinBelow())
        .reject(one -> failed(one, plan));
  }

  private Vector<Episode> live() {
    return cells.episodes().get().values().filter(one -> one.archivedAt().isEmpty()).toVector();
  }

  private long sequence(Episode one) {
    return cells.generations().get().get(one.result().generation()).get().sequence();
  }

  private static boolean failed(Episode one, Retention.Plan plan) {
    return one.result().scoreA() <= plan.failure();
  }
}
