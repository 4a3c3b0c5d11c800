package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a session of queries. */
public record QuerySessionId(String value) implements TextKey<QuerySessionId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public QuerySessionId {
    PlainText.require("session_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
