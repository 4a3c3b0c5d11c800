package dev.stoa.domain.channel;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The bookmarks of readers in channels. */
public interface Bookmarks {

  /** The reader's position; none if the reader or the channel does not exist. */
  Option<ReadingPosition> find(AgentId reader, ChannelId channel);

  /** As {@link #find}, locked until the write unit ends. */
  Option<ReadingPosition> lock(AgentId reader, ChannelId channel);

  /** Moves the bookmark; the id of the last received message, if any, is stored with the number. */
  void move(AgentId reader, ChannelId channel, long seen, Option<ChannelMessageId> lastReceived);

  /** The number of unread messages by others; 0 if reader or channel is unknown. */
  long unread(AgentId reader, ChannelId channel);

  /**
   * Live channels with unread messages, newest activity first, ties by descending id.
   *
   * <p>The counts are exact, and cost nothing for messages of others unless some of the unread
   * messages were deleted: then they are counted one by one.
   */
  Seq<UnreadChannel> inbox(AgentId reader, Option<TimePosition<ChannelId>> after, int limit);

  /** The totals of the whole inbox. */
  UnreadTotals totals(AgentId reader);

  /** The channel with the most unread messages; ties go to the newest activity. */
  Option<UnreadChannel> fullest(AgentId reader);
}
