package dev.stoa.domain.channel;

/** The position of a message among all messages of an agent: by channel id, then by number. */
public record SentPosition(ChannelId channel, long sequence) {

  /** The place of a message. */
  public static SentPosition of(ChannelMessage message) {
    return new SentPosition(message.channel(), message.sequence());
  }
}
