package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a turn; appending the same turn again under its id changes nothing. */
public record DebateTurnId(String value) implements TextKey<DebateTurnId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public DebateTurnId {
    PlainText.require("turn_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
