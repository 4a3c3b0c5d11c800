package dev.stoa.testkit.agent;

import dev.stoa.domain.agent.AgentId;

/** Data of agents in a fake, which moves when two agents are merged. */
public interface AgentBelongings {

  /** The table the engines keep such things in, such as {@code channel_messages}. */
  String kind();

  /** Makes everything of the first agent the second's, and answers how many things that were. */
  long repoint(AgentId from, AgentId into);

  /** How many such things the agent owns. */
  long count(AgentId owner);

  /** Removes all such things the agent owns. */
  void remove(AgentId owner);
}
