package dev.stoa.domain.channel;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a hand-off. */
public record HandOffId(String value) implements TextKey<HandOffId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public HandOffId {
    PlainText.require("hand_off_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
