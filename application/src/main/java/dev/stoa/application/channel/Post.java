package dev.stoa.application.channel;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import io.vavr.control.Option;

/**
 * What an agent wants to say in a channel.
 *
 * @param id chosen by the caller, so that saying the same again is not a second message
 */
public record Post(ChannelId channel, AgentId author, String content, Option<ChannelMessageId> id) {

  /** The most posts one batch may bring. */
  public static final int MAX_BATCH = 10_000;

  /** Refuses content no store can hold. */
  public Post {
    ChannelMessage.checkedContent(content);
  }

  /** A message that gets an id of its own. */
  public static Post of(ChannelId channel, AgentId author, String content) {
    return new Post(channel, author, content, Option.none());
  }

  /** The same under a chosen id. */
  public Post withId(ChannelMessageId chosen) {
    return new Post(channel, author, content, Option.some(chosen));
  }
}
