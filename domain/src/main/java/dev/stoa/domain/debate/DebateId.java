package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/**
 * The id of a debate; matches, predictions and critiques refer to it. A debate may have many
 * sessions.
 */
public record DebateId(String value) implements TextKey<DebateId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public DebateId {
    PlainText.require("debate_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
