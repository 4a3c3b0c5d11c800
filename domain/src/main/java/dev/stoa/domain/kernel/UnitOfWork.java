package dev.stoa.domain.kernel;

import io.vavr.control.Either;
import java.util.function.Supplier;

/**
 * One all-or-nothing piece of work on a workspace.
 *
 * <p>Units do not nest: opening one inside another, of whatever kind, is an {@link
 * IllegalStateException}. Work may run more than once when the engine asks for a retry, so it must
 * have no effects outside the workspace.
 */
public interface UnitOfWork {

  /** Commits on a right; on a left and on any exception nothing of the work remains. */
  <L, R> Either<L, R> write(Supplier<Either<L, R>> work);

  /** Asks the workspace; every question sees the latest committed state when it is asked. */
  <T> T read(Supplier<T> questions);

  /** Asks the workspace; all questions, and every row they stream, see one and the same state. */
  <T> T snapshot(Supplier<T> questions);
}
