package dev.stoa.example.plain;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/** A unit of work over cells: one at a time, undone by putting every cell back. */
final class InMemoryUnitOfWork implements UnitOfWork {

  private enum Kind {
    READ,
    SNAPSHOT,
    WRITE
  }

  private final ReentrantLock turn = new ReentrantLock(true);
  private final List<Cell<?>> cells = new ArrayList<>();
  private final List<Runnable> afterCommit = new ArrayList<>();
  private Kind open = Kind.READ;
  private volatile boolean closed;

  /** A new cell that this unit of work guards. */
  public <T> Cell<T> cell(T initial) {
    Cell<T> cell = new Cell<>(this, initial);
    cells.add(cell);
    return cell;
  }

  @Override
  public <L, R> Either<L, R> write(Supplier<Either<L, R>> work) {
    if (isOpen()) {
      requireWriting();
      return undoneUnlessRight(work);
    }
    return alone(Kind.WRITE, () -> undoneUnlessRight(work));
  }

  @Override
  public <T> T read(Supplier<T> questions) {
    return isOpen() ? questions.get() : alone(Kind.READ, questions);
  }

  @Override
  public <T> T snapshot(Supplier<T> questions) {
    if (!isOpen()) {
      return alone(Kind.SNAPSHOT, questions);
    }
    if (open == Kind.READ) {
      throw new IllegalStateException(
          "a snapshot was requested inside a read unit: open the snapshot first");
    }
    return questions.get();
  }

  /** Runs the action once the outermost write unit has committed; never if it does not. */
  public void afterCommit(Runnable action) {
    requireWriting();
    afterCommit.add(action);
  }

  private <L, R> Either<L, R> undoneUnlessRight(Supplier<Either<L, R>> work) {
    List<Runnable> undo = cells.stream().map(Cell::remembered).toList();
    int waiting = afterCommit.size();
    boolean done = false;
    try {
      Either<L, R> outcome = work.get();
      done = outcome.isRight();
      return outcome;
    } finally {
      if (!done) {
        undo.forEach(Runnable::run);
        afterCommit.subList(waiting, afterCommit.size()).clear();
      }
    }
  }

  private <T> T alone(Kind kind, Supplier<T> work) {
    turn.lock();
    List<Runnable> actions = List.of();
    try {
      if (closed) {
        throw new StorageException("the workspace is closed");
      }
      open = kind;
      T outcome = work.get();
      actions = List.copyOf(afterCommit);
      return outcome;
    } finally {
      afterCommit.clear();
      turn.unlock();
      actions.forEach(InMemoryUnitOfWork::tell);
    }
  }

  /** The work is committed, so nothing that is done about it may make it look failed. */
  private static void tell(Runnable action) {
    try {
      action.run();
    } catch (RuntimeException e) {
      System.getLogger("dev.stoa.storage")
          .log(System.Logger.Level.WARNING, "an action after a commit failed", e);
    }
  }

  private boolean isOpen() {
    return turn.isHeldByCurrentThread();
  }

  /** No unit of work can be opened any more. */
  public void close() {
    closed = true;
  }

  void requireOpen() {
    if (!isOpen()) {
      throw new IllegalStateException("no unit of work is open: call this inside one");
    }
  }

  void requireWriting() {
    requireOpen();
    if (open != Kind.WRITE) {
      throw new IllegalStateException("this needs UnitOfWork.write, but the open unit only reads");
    }
  }
}
