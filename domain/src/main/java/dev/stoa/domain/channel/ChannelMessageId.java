package dev.stoa.domain.channel;

import dev.stoa.domain.kernel.PlainText;

/** Names one message of a channel for ever. */
public record ChannelMessageId(String value) {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or overlong id and text no store can hold. */
  public ChannelMessageId {
    PlainText.require("message_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
