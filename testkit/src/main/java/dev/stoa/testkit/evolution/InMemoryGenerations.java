package dev.stoa.testkit.evolution;

import dev.stoa.domain.evolution.Episode;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.GenerationScores;
import dev.stoa.domain.evolution.GenerationStatus;
import dev.stoa.domain.evolution.Generations;
import dev.stoa.testkit.kernel.InMemoryIdEnds;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Generations in a map. */
final class InMemoryGenerations implements Generations {

  private final EvolutionCells cells;

  InMemoryGenerations(EvolutionCells cells) {
    this.cells = cells;
  }

  private Vector<Generation> all() {
    return cells.generations().get().values().toVector();
  }

  @Override
  public long lockNewest() {
    cells.generations().requireWriting();
    return all().map(Generation::sequence).max().getOrElse(0L);
  }

  @Override
  public void add(Generation added) {
    cells.generations().requireWriting();
    EvolutionCells.require(
        !cells.has(added.id())
            && added.parent().forAll(cells::has)
            && !all().exists(one -> one.sequence() == added.sequence())
            && !(isActive(added) && active().isDefined()),
        "generation " + added.id());
    cells.generations().update(all -> all.put(added.id(), added));
  }

  @Override
  public void save(Generation changed) {
    cells.generations().requireWriting();
    EvolutionCells.require(
        !isActive(changed) || active().forAll(one -> one.id().equals(changed.id())),
        "generation " + changed.id());
    cells.generations().update(all -> all.put(changed.id(), changed));
  }

  @Override
  public Option<Generation> find(GenerationId id) {
    return cells.generations().get().get(id);
  }

  @Override
  public Seq<Generation> find(Seq<GenerationId> ids) {
    return ids.distinct().flatMap(this::find);
  }

  @Override
  public Seq<Generation> endingWith(String end, int limit) {
    return InMemoryIdEnds.among(all(), one -> one.id().value(), end, limit);
  }

  @Override
  public Option<Generation> active() {
    return all().find(InMemoryGenerations::isActive);
  }

  private static boolean isActive(Generation one) {
    return one.status() == GenerationStatus.ACTIVE;
  }

  @Override
  public Seq<Generation> page(Option<GenerationStatus> status, Option<Long> before, int limit) {
    return all()
        .filter(one -> status.forAll(wanted -> wanted == one.status()))
        .filter(one -> before.forAll(sequence -> one.sequence() < sequence))
        .sortBy(one -> -one.sequence())
        .take(limit);
  }

  @Override
  public Seq<Generation> ancestors(GenerationId id, int limit) {
    Vector<Generation> found = Vector.empty();
    Option<Generation> next = find(id).flatMap(Generation::parent).flatMap(this::find);
    while (next.isDefined() && found.size() < limit) {
      found = found.append(next.get());
      next = next.get().parent().flatMap(this::find);
    }
    return found;
  }

  @Override
  public Seq<Generation> descendants(GenerationId id, int limit) {
    Vector<Generation> found = Vector.empty();
    Vector<GenerationId> level = Vector.of(id);
    while (level.nonEmpty() && found.size() < limit) {
      Vector<GenerationId> parents = level;
      Vector<Generation> below =
          all().filter(one -> one.parent().exists(parents::contains)).sortBy(Generation::sequence);
      found = found.appendAll(below);
      level = below.map(Generation::id);
    }
    return found.take(limit).sortBy(Generation::sequence);
  }

  @Override
  public Seq<GenerationScores> scores(Seq<GenerationId> ids) {
    return cells
        .episodes()
        .get()
        .values()
        .filter(one -> ids.contains(one.result().generation()) && !one.result().shadow())
        .toVector()
        .groupBy(one -> one.result().generation())
        .toVector()
        .map(group -> new GenerationScores(group._1, counts(group._2)))
        .sortBy(GenerationScores::generation);
  }

  private static Map<Integer, Long> counts(Vector<Episode> episodes) {
    return episodes.groupBy(one -> one.result().scoreA()).mapValues(ones -> (long) ones.size());
  }
}
