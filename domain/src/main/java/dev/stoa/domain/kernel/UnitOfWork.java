package dev.stoa.domain.kernel;

import io.vavr.control.Either;
import java.util.function.Supplier;

/**
 * Runs work on a workspace atomically.
 *
 * <p>Units nest. A {@link #write} inside an open one joins it: on a left or an exception only its
 * own changes are rolled back; otherwise they are committed or rolled back with the outer unit. A
 * {@link #read} or {@link #snapshot} inside an open unit sees the state of that unit. A write
 * inside a read-only unit, and a snapshot inside a read, throw {@link IllegalStateException}.
 *
 * <p>Work may be retried after a conflict, so it must have no effects outside the workspace.
 */
public interface UnitOfWork {

  /** Commits on a right; rolls back on a left and on any exception. */
  <L, R> Either<L, R> write(Supplier<Either<L, R>> work);

  /** As {@link #write}, for work that cannot be refused. */
  default <T> T run(Supplier<T> work) {
    return this.<Void, T>write(() -> Either.right(work.get())).get();
  }

  /** Reads; every query sees the latest committed state. */
  <T> T read(Supplier<T> questions);

  /** Reads; all queries, and every row they stream, see the same state. */
  <T> T snapshot(Supplier<T> questions);
}
