package dev.stoa.actions.channel;

import dev.stoa.application.channel.ChannelMember;
import dev.stoa.domain.agent.AgentId;

/** An agent that has posted in a channel. */
record ShownMember(AgentId agentId, String identity) {

  static ShownMember of(ChannelMember member) {
    return new ShownMember(member.id(), member.identity());
  }
}
