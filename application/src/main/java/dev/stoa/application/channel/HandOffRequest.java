package dev.stoa.application.channel;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessageId;
import io.vavr.control.Option;

/** Work that one agent wants another to take up. */
public record HandOffRequest(
    ChannelId channel, AgentId from, AgentId to, String summary, Option<ChannelMessageId> message) {

  /** A hand-off that is about no message in particular. */
  public static HandOffRequest of(ChannelId channel, AgentId from, AgentId to, String summary) {
    return new HandOffRequest(channel, from, to, summary, Option.none());
  }

  /** The same, about a message. */
  public HandOffRequest about(ChannelMessageId id) {
    return new HandOffRequest(channel, from, to, summary, Option.some(id));
  }
}
