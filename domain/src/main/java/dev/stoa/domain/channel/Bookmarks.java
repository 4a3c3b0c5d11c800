package dev.stoa.domain.channel;

import dev.stoa.domain.agent.AgentId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** How far each reader has come in each channel. */
public interface Bookmarks {

  /** Where the reader stands; none if the reader or the channel does not exist. */
  Option<ReadingPosition> find(AgentId reader, ChannelId channel);

  /** As {@link #find}; nobody else moves this bookmark until the write unit ends. */
  Option<ReadingPosition> lock(AgentId reader, ChannelId channel);

  /** Moves the bookmark; the message last received, if any, is remembered beside the number. */
  void move(AgentId reader, ChannelId channel, long seen, Option<ChannelMessageId> lastReceived);

  /** How many messages of others are beyond the bookmark; 0 where nothing is known. */
  long unread(AgentId reader, ChannelId channel);

  /**
   * Live channels with something unread, newest activity first, ties by descending id.
   *
   * <p>The counts are exact, and cost nothing for messages of others unless some of the unread
   * messages were deleted: then they are counted one by one.
   */
  Seq<UnreadChannel> inbox(AgentId reader, Option<UnreadChannel.Key> after, int limit);

  /** How much the whole inbox holds. */
  UnreadTotals totals(AgentId reader);

  /** The channel of the inbox with the most unread messages; of several the newest activity. */
  Option<UnreadChannel> fullest(AgentId reader);
}
