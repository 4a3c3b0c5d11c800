package dev.stoa.domain.agent;

import dev.stoa.domain.channel.ChannelId;
import io.vavr.control.Option;

/** Which tasks a worker takes; start from {@link #ALL}. */
public record AgentTaskScope(Option<AgentId> agent, Option<ChannelId> channel) {

  /** The tasks of all agents, in any channel or none. */
  public static final AgentTaskScope ALL = new AgentTaskScope(Option.none(), Option.none());

  /** Only the tasks of this agent. */
  public AgentTaskScope of(AgentId wanted) {
    return new AgentTaskScope(Option.some(wanted), channel);
  }

  /** Only the tasks in this channel. */
  public AgentTaskScope in(ChannelId wanted) {
    return new AgentTaskScope(agent, Option.some(wanted));
  }
}
