package dev.stoa.domain.conversation;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a conversation. */
public record ConversationId(String value) implements TextKey<ConversationId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public ConversationId {
    PlainText.require("conversation_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
