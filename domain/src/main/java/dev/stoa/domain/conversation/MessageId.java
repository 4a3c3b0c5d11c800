package dev.stoa.domain.conversation;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a message; appending the same message again under its id changes nothing. */
public record MessageId(String value) implements TextKey<MessageId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public MessageId {
    PlainText.require("message_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
