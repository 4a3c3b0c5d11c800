package dev.stoa.domain.channel;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** The channels of a workspace. */
public interface Channels {

  /** Stores a new channel; an id or name that is there already is breakage. */
  void add(Channel channel);

  /** Stores name, topic, archiving and pinning; what posting keeps up is left as it is. */
  void save(Channel channel);

  /** The channel of this id. */
  Option<Channel> find(ChannelId id);

  /** The channel of exactly this name, archived or not. */
  Option<Channel> named(ChannelName name);

  /** As {@link #find}; nobody else changes it or posts there until the write unit ends. */
  Option<Channel> lock(ChannelId id);

  /** As {@link #named}; nobody else takes the name until the write unit ends. */
  Option<Channel> lockName(ChannelName name);

  /**
   * Takes the next so many numbers of a channel and holds the channel until the write unit ends: so
   * numbers have no gaps, and are seen in their order.
   *
   * @return the first of them; none if there is no such channel, or it is archived
   */
  Option<Long> takeNumbers(ChannelId id, int count, Instant at);

  /** Removes it with all its messages, bookmarks and hand-offs; false if there is none. */
  boolean remove(ChannelId id);

  /** Pinned ones first, and by name among each. */
  Seq<Channel> page(ChannelListing listing, Option<ChannelListing.Key> after, int limit);
}
