package dev.stoa.application.operations;

import io.vavr.control.Option;

/**
 * One step of a sweep.
 *
 * @param changed how many things it changed
 * @param next where the next step begins; none at the end
 */
public record Swept<C>(long changed, Option<C> next) {

  /** A step of a sweep that begins at the start each time. */
  public static Swept<Boolean> of(long changed, boolean more) {
    return new Swept<>(changed, Option.when(more, true));
  }
}
