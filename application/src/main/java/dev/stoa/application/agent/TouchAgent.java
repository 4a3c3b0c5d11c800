package dev.stoa.application.agent;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.Agents;
import java.time.InstantSource;

/** The step of noting that an agent acts; requires an open write unit. */
public final class TouchAgent {

  private final Agents agents;
  private final InstantSource clock;

  /** Over the agents of one workspace, with its clock. */
  public TouchAgent(Agents agents, InstantSource clock) {
    this.agents = agents;
    this.clock = clock;
  }

  /** The agent acts now: it sends, notes, tells what it knows, or starts. */
  public void touch(AgentId id) {
    agents.touch(id, clock.instant());
  }
}
