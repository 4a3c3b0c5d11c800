package dev.stoa.domain.conversation;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** Whose a conversation is. */
public record UserId(String value) implements TextKey<UserId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** The user where there is only one. */
  public static final UserId LOCAL = new UserId("local");

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public UserId {
    PlainText.require("user", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
