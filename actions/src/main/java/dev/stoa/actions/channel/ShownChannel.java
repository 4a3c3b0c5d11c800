package dev.stoa.actions.channel;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelName;
import io.vavr.control.Option;
import java.time.Instant;

/** A channel. */
record ShownChannel(
    ChannelId channelId,
    ChannelName name,
    Option<String> topic,
    Instant createdAt,
    Option<Instant> archivedAt,
    Option<Instant> pinnedAt,
    @Param("The number of the last message ever posted.") long lastSequence,
    Option<Instant> lastMessageAt) {

  static ShownChannel of(Channel channel) {
    return new ShownChannel(
        channel.id(),
        channel.name(),
        channel.topic(),
        channel.createdAt(),
        channel.archivedAt(),
        channel.pinnedAt(),
        channel.lastSequence(),
        channel.lastMessageAt());
  }
}
