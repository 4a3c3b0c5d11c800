package dev.stoa.domain.conversation;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a key that content is encrypted with. */
public record KeyId(String value) implements TextKey<KeyId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public KeyId {
    PlainText.require("key_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
