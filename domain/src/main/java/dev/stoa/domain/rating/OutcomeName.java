package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** A possible outcome, such as the winner of a tournament. */
public record OutcomeName(String value) implements TextKey<OutcomeName> {

  /** The longest name. */
  public static final int MAX_LENGTH = 255;

  /** Refuses values that cannot be stored. */
  public OutcomeName {
    PlainText.require("outcome", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
