package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a debate session. */
public record DebateSessionId(String value) implements TextKey<DebateSessionId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public DebateSessionId {
    PlainText.require("session_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
