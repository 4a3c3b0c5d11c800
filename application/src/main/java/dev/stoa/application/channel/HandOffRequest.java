package dev.stoa.application.channel;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessageId;
import io.vavr.control.Option;

/** A new hand-off from one agent to another. */
public record HandOffRequest(
    ChannelId channel, AgentId from, AgentId to, String summary, Option<ChannelMessageId> message) {

  /** A hand-off without a message. */
  public static HandOffRequest of(ChannelId channel, AgentId from, AgentId to, String summary) {
    return new HandOffRequest(channel, from, to, summary, Option.none());
  }

  /** With a message. */
  public HandOffRequest about(ChannelMessageId id) {
    return new HandOffRequest(channel, from, to, summary, Option.some(id));
  }
}
