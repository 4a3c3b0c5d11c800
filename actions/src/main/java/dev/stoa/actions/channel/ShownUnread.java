package dev.stoa.actions.channel;

import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.channel.UnreadChannel;
import io.vavr.control.Option;
import java.time.Instant;

/** A channel with unread messages. */
record ShownUnread(
    ChannelId channelId,
    ChannelName name,
    Option<String> topic,
    long unread,
    Option<Instant> lastMessageAt) {

  static ShownUnread of(UnreadChannel row) {
    return new ShownUnread(
        row.channel().id(),
        row.channel().name(),
        row.channel().topic(),
        row.unread(),
        row.channel().lastMessageAt());
  }
}
