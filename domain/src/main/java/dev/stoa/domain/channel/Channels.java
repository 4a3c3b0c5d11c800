package dev.stoa.domain.channel;

import dev.stoa.domain.agent.AgentId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The channels of a workspace. */
public interface Channels {

  /** Stores a new channel; an id or name that is there already is breakage. */
  void add(Channel channel);

  /** Stores name, topic, archiving and pinning; the last message follows from the messages. */
  void save(Channel channel);

  /** The channel of this id. */
  Option<Channel> find(ChannelId id);

  /** The channel of exactly this name, archived or not. */
  Option<Channel> named(ChannelName name);

  /** Channels whose id ends so, archived or not, at most so many, by their ids read backwards. */
  Seq<Channel> endingWith(String suffix, int limit);

  /** Names of channels, archived or not, that are greater than a text, in ascending order. */
  Seq<ChannelName> names(String after, int limit);

  /** As {@link #find}; nobody else changes it or posts there until the write unit ends. */
  Option<Channel> lock(ChannelId id);

  /** As {@link #named}; nobody else takes the name until the write unit ends. */
  Option<Channel> lockName(ChannelName name);

  /**
   * The number of the next message; nobody else posts there until the write unit ends. So numbers
   * have no gaps, and are seen in their order. Nor is the author merged into another meanwhile.
   *
   * @return none if there is no such channel or no such author, or one of them is archived
   */
  Option<NextMessage> lockNext(ChannelId id, AgentId author);

  /** Removes it with all its messages, bookmarks and hand-offs; false if there is none. */
  boolean remove(ChannelId id);

  /** Pinned ones first, and by name among each. */
  Seq<Channel> page(ChannelListing listing, Option<ChannelListing.Key> after, int limit);
}
