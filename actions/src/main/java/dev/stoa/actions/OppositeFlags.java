package dev.stoa.actions;

import dev.stoa.actions.shape.BadInput;
import io.vavr.control.Option;

/** Two flags of which one is given; false says the same as true in the other. */
public final class OppositeFlags {

  private OppositeFlags() {}

  /**
   * Whether the first holds.
   *
   * @param otherwise the sentence for neither, and for both alike
   */
  public static boolean first(Option<Boolean> first, Option<Boolean> second, String otherwise) {
    if (first.equals(second)) {
      throw BadInput.of(otherwise);
    }
    return first.getOrElse(() -> !second.get());
  }
}
