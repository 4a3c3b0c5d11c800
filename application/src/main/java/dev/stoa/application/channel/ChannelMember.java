package dev.stoa.application.channel;

import dev.stoa.domain.agent.AgentId;

/** An agent that has posted in a channel or is mentioned there, with its identity. */
public record ChannelMember(AgentId id, String identity) {}
