package dev.stoa.domain.channel;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a channel; it stays the same when the channel is renamed. */
public record ChannelId(String value) implements TextKey<ChannelId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public ChannelId {
    PlainText.require("channel_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
