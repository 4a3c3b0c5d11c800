package dev.stoa.domain.channel;

import dev.stoa.domain.kernel.PlainText;

/** Names one channel for ever, whatever its name. */
public record ChannelId(String value) {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or overlong id and text no store can hold. */
  public ChannelId {
    PlainText.require("channel_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
