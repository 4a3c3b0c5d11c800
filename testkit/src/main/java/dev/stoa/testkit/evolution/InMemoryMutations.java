package dev.stoa.testkit.evolution;

import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.Mutation;
import dev.stoa.domain.evolution.MutationId;
import dev.stoa.domain.evolution.Mutations;
import dev.stoa.domain.evolution.ProfileId;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Judged mutations in a map. */
final class InMemoryMutations implements Mutations {

  private final EvolutionCells cells;

  InMemoryMutations(EvolutionCells cells) {
    this.cells = cells;
  }

  private Vector<Mutation> all() {
    return cells.mutations().get().values().toVector().sortBy(Mutation::key);
  }

  @Override
  public void add(Seq<Mutation> mutations) {
    cells.mutations().requireWriting();
    for (Mutation one : mutations) {
      EvolutionCells.require(
          find(one.id()).isEmpty()
              && ofVariants(Vector.of(one.variant())).isEmpty()
              && cells.has(one.generation())
              && cells.has(one.parent())
              && cells.has(one.variant()),
          "mutation " + one.id());
      cells.mutations().update(all -> all.put(one.id(), one));
    }
  }

  @Override
  public Option<Mutation> find(MutationId id) {
    return cells.mutations().get().get(id);
  }

  @Override
  public Seq<Mutation> ofVariants(Seq<ProfileId> variants) {
    return all().filter(one -> variants.contains(one.variant()));
  }

  @Override
  public Seq<Mutation> page(Option<Mutation.Key> after, int limit) {
    return all().filter(one -> after.forAll(last -> one.key().compareTo(last) > 0)).take(limit);
  }

  @Override
  public Seq<Mutation> constraints(Seq<Generation> generations, int limit) {
    return all()
        .filter(one -> one.constraint().isDefined())
        .filter(one -> generations.exists(of -> of.id().equals(one.generation())))
        .take(limit);
  }
}
