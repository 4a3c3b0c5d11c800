package dev.stoa.domain.channel;

import dev.stoa.domain.kernel.Instants;
import io.vavr.control.Option;
import java.time.Instant;

/** A channel with unread messages for a reader, and their number. */
public record UnreadChannel(Channel channel, long unread) {

  /** Where the next page of an inbox begins: after a channel of this activity and id. */
  public record Key(Instant lastMessageAt, ChannelId id) {

    /** Refuses an instant that cannot be stored. */
    public Key {
      lastMessageAt = Instants.require("last_message_at", lastMessageAt);
    }
  }

  /** The key of this row; none if the channel has no messages. */
  public Option<Key> key() {
    return channel.lastMessageAt().map(at -> new Key(at, channel.id()));
  }
}
