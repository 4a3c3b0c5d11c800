package dev.stoa.actions;

import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * The input of an action that reads, and the instant that it reads the workspace as of.
 *
 * @param input what the action takes
 */
record Past(
    Record input,
    @Param("Reads the workspace as it was at this instant; without it, as it is.")
        Option<Instant> asOf) {

  /** The members of an input, and the instant. */
  @SuppressWarnings("unchecked") // Only the work below sees which record it is.
  static <I extends Record> Input<I> of(Input<I> input) {
    return (Input<I>) (Input<?>) Input.of(Past.class, input.title()).flatten("input", input);
  }

  /** Does the work on the workspace as it was. */
  @SuppressWarnings("unchecked") // As above.
  static <I extends Record, O> Work<I, O> work(Work<I, O> work) {
    return (workspace, given, progress) -> {
      Past past = (Past) given;
      return work.run(past.of(workspace), (I) past.input(), progress);
    };
  }

  private Workspace of(Workspace workspace) {
    return asOf.map(workspace::asOf).getOrElse(workspace);
  }
}
