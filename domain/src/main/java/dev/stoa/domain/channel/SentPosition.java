package dev.stoa.domain.channel;

/** Where a message stands among all that one agent has posted: by channel id, then by number. */
public record SentPosition(ChannelId channel, long sequence) {

  /** The place of a message. */
  public static SentPosition of(ChannelMessage message) {
    return new SentPosition(message.channel(), message.sequence());
  }
}
