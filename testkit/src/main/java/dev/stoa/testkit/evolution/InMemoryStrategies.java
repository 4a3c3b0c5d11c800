package dev.stoa.testkit.evolution;

import dev.stoa.domain.evolution.Strategies;
import dev.stoa.domain.evolution.Strategy;
import dev.stoa.domain.evolution.StrategyCap;
import dev.stoa.domain.evolution.StrategyDraft;
import dev.stoa.domain.evolution.StrategyFilter;
import dev.stoa.domain.evolution.StrategyId;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The strategy memory in a map. */
final class InMemoryStrategies implements Strategies {

  private final EvolutionCells cells;

  InMemoryStrategies(EvolutionCells cells) {
    this.cells = cells;
  }

  @Override
  public void add(Seq<Strategy> strategies) {
    cells.strategies().requireWriting();
    for (Strategy one : strategies) {
      EvolutionCells.require(
          !cells.strategies().get().containsKey(one.id()), "strategy " + one.id());
      StrategyDraft draft = one.draft();
      StrategyDraft withoutVector =
          new StrategyDraft(
              draft.document(),
              Option.none(),
              draft.episode(),
              draft.generation(),
              draft.archetype(),
              draft.tactic(),
              draft.score(),
              draft.reason(),
              draft.createdAgents());
      cells
          .strategies()
          .update(all -> all.put(one.id(), new Strategy(one.id(), withoutVector, one.createdAt())));
    }
  }

  @Override
  public Seq<Strategy> find(Seq<StrategyId> ids) {
    return ids.distinct().flatMap(cells.strategies().get()::get);
  }

  @Override
  public Set<String> accepted(Seq<String> ids, StrategyFilter filter) {
    return HashSet.ofAll(
        find(ids.map(StrategyId::new))
            .filter(one -> filter.accepts(one.draft()))
            .map(one -> one.id().value()));
  }

  @Override
  public long count() {
    return cells.strategies().get().size();
  }

  @Override
  public Seq<StrategyId> evict(int most) {
    cells.strategies().requireWriting();
    Vector<StrategyId> removed =
        cells
            .strategies()
            .get()
            .values()
            .filter(one -> one.draft().score() == StrategyCap.NO_SIGNAL)
            .toVector()
            .sortBy(Strategy::id)
            .sortBy(Strategy::createdAt)
            .map(Strategy::id)
            .take(most);
    cells.strategies().update(all -> all.removeAll(removed));
    return removed;
  }
}
