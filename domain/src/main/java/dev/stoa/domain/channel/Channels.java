package dev.stoa.domain.channel;

import dev.stoa.domain.agent.AgentId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The channels of a workspace. */
public interface Channels {

  /** Stores a new channel; a duplicate id or name is an error. */
  void add(Channel channel);

  /** Stores name, topic, archived and pinned; the last message is derived from the messages. */
  void save(Channel channel);

  /** The channel of this id. */
  Option<Channel> find(ChannelId id);

  /** The channel of exactly this name, archived or not. */
  Option<Channel> named(ChannelName name);

  /**
   * Channels whose ids end with the text, archived or not, up to the limit, ordered by reversed id.
   */
  Seq<Channel> endingWith(String suffix, int limit);

  /** Names of channels, archived or not, that are greater than a text, in ascending order. */
  Seq<ChannelName> names(String after, int limit);

  /** The channels of these ids, in no order. */
  Seq<Channel> find(Seq<ChannelId> ids);

  /** Locks channels and their messages, in this order, until the write unit ends. */
  void lock(Seq<ChannelId> ids);

  /** As {@link #find}, and locks the channel and its messages until the write unit ends. */
  Option<Channel> lock(ChannelId id);

  /** As {@link #named}, with the name locked until the write unit ends. */
  Option<Channel> lockName(ChannelName name);

  /**
   * The number of the next message, with the channel locked against posts, and the author against
   * merges, until the write unit ends. So numbers have no gaps and become visible in order.
   *
   * @return none if there is no such channel or no such author, or one of them is archived
   */
  Option<NextMessage> lockNext(ChannelId id, AgentId author);

  /** Removes it with all its messages, bookmarks and hand-offs; false if it does not exist. */
  boolean remove(ChannelId id);

  /** A page of channels, pinned ones first, then by name. */
  Seq<Channel> page(ChannelQuery query);
}
