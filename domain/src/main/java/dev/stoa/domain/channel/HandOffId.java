package dev.stoa.domain.channel;

import dev.stoa.domain.kernel.PlainText;

/** Names one hand-off for ever. */
public record HandOffId(String value) {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or overlong id and text no store can hold. */
  public HandOffId {
    PlainText.require("hand_off_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
