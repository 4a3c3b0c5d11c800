package dev.stoa.domain.channel;

import dev.stoa.domain.kernel.TimePosition;
import io.vavr.control.Option;

/** A channel with unread messages for a reader, and their number. */
public record UnreadChannel(Channel channel, long unread) {

  /** The key of this row; none if the channel has no messages. */
  public Option<TimePosition<ChannelId>> key() {
    return channel.lastMessageAt().map(at -> new TimePosition<>(at, channel.id()));
  }
}
