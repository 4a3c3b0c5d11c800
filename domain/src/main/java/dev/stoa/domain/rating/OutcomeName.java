package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.kernel.PlainText;

/** A possible outcome, such as the winner of a tournament. */
public record OutcomeName(String value) implements Comparable<OutcomeName> {

  /** The longest name. */
  public static final int MAX_LENGTH = 255;

  /** Refuses values that cannot be stored. */
  public OutcomeName {
    PlainText.require("outcome", value, MAX_LENGTH);
  }

  @Override
  public int compareTo(OutcomeName other) {
    return CodePointOrder.compare(value, other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
