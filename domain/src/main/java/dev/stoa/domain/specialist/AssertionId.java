package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of an assertion's result. */
public record AssertionId(String value) implements TextKey<AssertionId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public AssertionId {
    PlainText.require("assertion_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
