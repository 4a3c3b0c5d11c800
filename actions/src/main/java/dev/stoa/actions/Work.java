package dev.stoa.actions;

import dev.stoa.application.Workspace;
import dev.stoa.domain.kernel.Refusal;
import io.vavr.control.Either;

/** The work of an action: calls operations of a workspace, and refuses or answers. */
@FunctionalInterface
public interface Work<I extends Record, O> {

  /** Does it; a refusal may also be thrown as a {@code RefusalException}. */
  Either<? extends Refusal, O> run(Workspace workspace, I input, Progress progress);
}
