package dev.stoa.testkit.kernel;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/** A unit of work over cells: one at a time, undone by putting every cell back. */
public final class InMemoryUnitOfWork implements UnitOfWork {

  private final ReentrantLock turn = new ReentrantLock(true);
  private final List<Cell<?>> cells = new ArrayList<>();
  private final List<Runnable> afterCommit = new ArrayList<>();
  private boolean writing;
  private volatile boolean closed;

  /** A new cell that this unit of work guards. */
  public <T> Cell<T> cell(T initial) {
    Cell<T> cell = new Cell<>(this, initial);
    cells.add(cell);
    return cell;
  }

  @Override
  public <L, R> Either<L, R> write(Supplier<Either<L, R>> work) {
    return alone(
        true,
        () -> {
          List<Runnable> undo = cells.stream().map(Cell::remembered).toList();
          boolean done = false;
          try {
            Either<L, R> outcome = work.get();
            done = outcome.isRight();
            return outcome;
          } finally {
            (done ? afterCommit : undo).forEach(Runnable::run);
            afterCommit.clear();
          }
        });
  }

  @Override
  public <T> T read(Supplier<T> questions) {
    return alone(false, questions);
  }

  @Override
  public <T> T snapshot(Supplier<T> questions) {
    return alone(false, questions);
  }

  /** Runs the action once the open write unit has committed; never if it does not. */
  public void afterCommit(Runnable action) {
    requireWriting();
    afterCommit.add(action);
  }

  private <T> T alone(boolean writes, Supplier<T> work) {
    if (turn.isHeldByCurrentThread()) {
      throw new IllegalStateException("a unit of work is open already: units do not nest");
    }
    turn.lock();
    try {
      if (closed) {
        throw new StorageException("the workspace is closed");
      }
      writing = writes;
      return work.get();
    } finally {
      turn.unlock();
    }
  }

  /** No unit of work can be opened any more. */
  public void close() {
    closed = true;
  }

  void requireOpen() {
    if (!turn.isHeldByCurrentThread()) {
      throw new IllegalStateException("no unit of work is open: call this inside one");
    }
  }

  void requireWriting() {
    requireOpen();
    if (!writing) {
      throw new IllegalStateException("this needs UnitOfWork.write, but the open unit only reads");
    }
  }
}
