package dev.stoa.testkit.memory;

import dev.stoa.domain.memory.LearningState;
import dev.stoa.domain.memory.LearningStates;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The evaluations in a list. */
public final class InMemoryLearningStates implements LearningStates {

  private final Cell<Vector<LearningState>> states;

  public InMemoryLearningStates(InMemoryUnitOfWork unit) {
    this.states = unit.cell(Vector.empty());
  }

  @Override
  public Option<LearningState> latest() {
    return states.get().lastOption();
  }

  @Override
  public Option<LearningState> lockLatest() {
    // Writing nothing is still writing: a unit that only reads may not hold anything still.
    states.update(all -> all);
    return latest();
  }

  @Override
  public void append(LearningState state) {
    states.update(all -> all.append(state));
  }

  @Override
  public Seq<LearningState> before(Option<Long> cycle, int limit) {
    return states
        .get()
        .filter(one -> cycle.forAll(number -> one.cycle() < number))
        .reverse()
        .take(limit);
  }
}
