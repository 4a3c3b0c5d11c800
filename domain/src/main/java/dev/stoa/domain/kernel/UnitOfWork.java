package dev.stoa.domain.kernel;

import io.vavr.control.Either;
import java.util.function.Supplier;

/**
 * One all-or-nothing piece of work on a workspace.
 *
 * <p>Units join. A {@link #write} inside an open one takes part in it: on a left or an exception
 * only its own changes are undone, and they are committed or undone with the outer unit otherwise.
 * A {@link #read} or {@link #snapshot} inside an open unit sees the state of that unit. A write
 * inside a unit that reads, and a snapshot inside a read, are an {@link IllegalStateException}.
 *
 * <p>Work may run more than once when the engine asks for a retry, so it must have no effects
 * outside the workspace.
 */
public interface UnitOfWork {

  /** Commits on a right; on a left and on any exception nothing of the work remains. */
  <L, R> Either<L, R> write(Supplier<Either<L, R>> work);

  /** As {@link #write}, for work that cannot be refused. */
  default <T> T run(Supplier<T> work) {
    return this.<Void, T>write(() -> Either.right(work.get())).get();
  }

  /** Asks the workspace; every question sees the latest committed state when it is asked. */
  <T> T read(Supplier<T> questions);

  /** Asks the workspace; all questions, and every row they stream, see one and the same state. */
  <T> T snapshot(Supplier<T> questions);
}
