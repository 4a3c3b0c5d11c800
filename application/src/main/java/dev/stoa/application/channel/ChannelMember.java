package dev.stoa.application.channel;

import dev.stoa.domain.agent.AgentId;

/** Somebody who has spoken in a channel, and the identity to show. */
public record ChannelMember(AgentId id, String identity) {}
