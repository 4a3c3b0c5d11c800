package dev.stoa.domain.channel;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.search.IndexedLater;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The messages of the channels of a workspace; messages are added and removed, never changed. */
public interface ChannelMessages extends IndexedLater {

  /**
   * Stores a message under the number assigned by its channel; a duplicate id or number, an unknown
   * channel or an unknown author is an error.
   */
  void append(ChannelMessage message);

  /** As {@link #append}, for many. */
  void appendAll(Seq<ChannelMessage> messages);

  /** The message of this id. */
  Option<ChannelMessage> find(ChannelMessageId id);

  /** The messages of these ids; unknown ids are left out. */
  Map<ChannelMessageId, ChannelMessage> find(Seq<ChannelMessageId> ids);

  /** As {@link #find}, with the id locked until the write unit ends. */
  Option<ChannelMessage> lock(ChannelMessageId id);

  /** As {@link #lock}, for many ids; unknown ids are left out. */
  Map<ChannelMessageId, ChannelMessage> lock(Seq<ChannelMessageId> ids);

  /** Messages with greater numbers, in ascending order. */
  Seq<ChannelMessage> after(ChannelId channel, long sequence, int limit);

  /** Messages with smaller numbers, in descending order. */
  Seq<ChannelMessage> before(ChannelId channel, long sequence, int limit);

  /** As {@link #after}, without the reader's own messages. */
  Seq<ChannelMessage> othersAfter(ChannelId channel, AgentId reader, long sequence, int limit);

  /** All messages of an author, ordered by channel id, then by number. */
  Seq<ChannelMessage> sentBy(AgentId author, Option<SentPosition> after, int limit);

  /** The message an author sent last, in any channel; ties by the greatest id. */
  Option<ChannelMessage> latestOf(AgentId author);

  /** The number of messages in a channel. */
  long count(ChannelId channel);

  /** The authors of a channel, each once, ordered by id. */
  Seq<AgentId> authors(ChannelId channel, Option<AgentId> after, int limit);

  /** Removes a message; its number is not reused. */
  void remove(ChannelMessage message);
}
