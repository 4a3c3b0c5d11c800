package dev.stoa.application.agent;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.Agents;
import java.time.InstantSource;

/** The step of recording activity of an agent; requires an open write unit. */
public final class TouchAgent {

  private final Agents agents;
  private final InstantSource clock;

  /** Over the agents of one workspace, with its clock. */
  public TouchAgent(Agents agents, InstantSource clock) {
    this.agents = agents;
    this.clock = clock;
  }

  /** Records that the agent is active now. */
  public void touch(AgentId id) {
    agents.touch(id, clock.instant());
  }
}
