package dev.stoa.domain.conversation;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id that a framework or another system gives a conversation; a user has each once. */
public record ExternalId(String value) implements TextKey<ExternalId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public ExternalId {
    PlainText.require("external_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
