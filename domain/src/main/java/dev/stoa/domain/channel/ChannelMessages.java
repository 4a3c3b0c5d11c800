package dev.stoa.domain.channel;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.search.IndexedLater;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What was said in the channels of a workspace; messages are added and removed, never changed. */
public interface ChannelMessages extends IndexedLater {

  /**
   * Stores a message under the number its channel gave; a taken id or number is breakage, and so is
   * a channel or an author that does not exist.
   */
  void append(ChannelMessage message);

  /** As {@link #append}, for many at once. */
  void appendAll(Seq<ChannelMessage> messages);

  /** The message of this id. */
  Option<ChannelMessage> find(ChannelMessageId id);

  /** The messages of these ids; an id that no message has is left out. */
  Map<ChannelMessageId, ChannelMessage> find(Seq<ChannelMessageId> ids);

  /** As {@link #find}; nobody else locks this id until the write unit ends. */
  Option<ChannelMessage> lock(ChannelMessageId id);

  /** As {@link #lock}, for many ids at once; an id that no message has is left out. */
  Map<ChannelMessageId, ChannelMessage> lock(Seq<ChannelMessageId> ids);

  /** Messages of greater numbers, in ascending order. */
  Seq<ChannelMessage> after(ChannelId channel, long sequence, int limit);

  /** As {@link #after}, without those the reader wrote. */
  Seq<ChannelMessage> othersAfter(ChannelId channel, AgentId reader, long sequence, int limit);

  /** How many there are in a channel. */
  long count(ChannelId channel);

  /** Who has a message in a channel, each once, by id. */
  Seq<AgentId> authors(ChannelId channel, Option<AgentId> after, int limit);

  /** Removes a message; its number is never given again. */
  void remove(ChannelMessage message);
}
