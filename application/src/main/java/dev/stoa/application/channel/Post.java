package dev.stoa.application.channel;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import io.vavr.control.Option;

/**
 * A message to be posted.
 *
 * @param id chosen by the caller, so that a repeated post is not a second message
 */
public record Post(ChannelId channel, AgentId author, String content, Option<ChannelMessageId> id) {

  /** Maximum number of posts in a batch. */
  public static final int MAX_BATCH = 10_000;

  /** Refuses content that cannot be stored. */
  public Post {
    ChannelMessage.checkedContent(content);
  }

  /** A message with a generated id. */
  public static Post of(ChannelId channel, AgentId author, String content) {
    return new Post(channel, author, content, Option.none());
  }

  /** With a chosen id. */
  public Post withId(ChannelMessageId chosen) {
    return new Post(channel, author, content, Option.some(chosen));
  }
}
