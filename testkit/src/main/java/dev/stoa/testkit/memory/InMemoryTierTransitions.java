package dev.stoa.testkit.memory;

import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.TierTransition;
import dev.stoa.domain.memory.TierTransitions;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** The moves in a list. */
public final class InMemoryTierTransitions implements TierTransitions {

  private final Cell<Vector<TierTransition>> moves;

  public InMemoryTierTransitions(InMemoryUnitOfWork unit) {
    this.moves = unit.cell(Vector.empty());
  }

  @Override
  public void append(Seq<TierTransition> more) {
    moves.update(all -> all.appendAll(more));
  }

  @Override
  public Seq<TierTransition> of(MemoryId memory, int limit) {
    return moves.get().filter(one -> one.memory().equals(memory)).take(limit);
  }

  @Override
  public Map<MemoryTier, Long> counts() {
    return moves.get().groupBy(TierTransition::to).mapValues(some -> (long) some.size());
  }
}
