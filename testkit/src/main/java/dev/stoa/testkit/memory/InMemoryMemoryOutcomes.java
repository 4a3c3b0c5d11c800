package dev.stoa.testkit.memory;

import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryOutcome;
import dev.stoa.domain.memory.MemoryOutcomes;
import dev.stoa.domain.memory.RecordedOutcome;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The outcomes in a list per memory. */
public final class InMemoryMemoryOutcomes implements MemoryOutcomes {

  private final Cell<Map<MemoryId, Vector<RecordedOutcome>>> outcomes;

  public InMemoryMemoryOutcomes(InMemoryUnitOfWork unit) {
    this.outcomes = unit.cell(HashMap.empty());
  }

  @Override
  public void append(MemoryOutcome outcome) {
    Vector<RecordedOutcome> before = of(outcome.memory());
    RecordedOutcome next = new RecordedOutcome(before.size() + 1L, outcome);
    outcomes.update(all -> all.put(outcome.memory(), before.append(next)));
  }

  @Override
  public Seq<RecordedOutcome> before(MemoryId memory, Option<Long> sequence, int limit) {
    return of(memory)
        .filter(one -> sequence.forAll(number -> one.sequence() < number))
        .reverse()
        .take(limit);
  }

  @Override
  public long purge(MemoryId memory) {
    int purged = of(memory).size();
    outcomes.update(all -> all.remove(memory));
    return purged;
  }

  private Vector<RecordedOutcome> of(MemoryId memory) {
    return outcomes.get().getOrElse(memory, Vector.empty());
  }
}
