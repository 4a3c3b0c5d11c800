package dev.stoa.actions;

import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.actions.shape.RecordShape;
import dev.stoa.application.Workspace;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import io.vavr.control.Option;
import io.vavr.control.Try;
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

  private static final String AS_OF = "asOf";

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

  /**
   * The workspace as of the instant that an input gives; none if it gives none that can be read,
   * which the action refuses.
   */
  static Option<Workspace> read(Workspace workspace, RecordShape shape, JsonObject given) {
    return shape
        .members()
        .find(member -> member.component().equals(AS_OF))
        .flatMap(member -> given.members().get(member.name()))
        .flatMap(
            instant ->
                Try.of(() -> workspace.asOf(Instant.parse(((JsonString) instant).value())))
                    .toOption());
  }

  private Workspace of(Workspace workspace) {
    return asOf.map(workspace::asOf).getOrElse(workspace);
  }
}
