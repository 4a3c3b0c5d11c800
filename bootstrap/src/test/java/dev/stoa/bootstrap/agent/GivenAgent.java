package dev.stoa.bootstrap.agent;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentRegistration;

/** An agent to work for. */
public final class GivenAgent {

  private GivenAgent() {}

  public static AgentId ann(String url) {
    try (Stoa stoa = Stoa.open(url)) {
      return stoa.agents().register(AgentRegistration.of("ann", "claude-4")).get().id();
    }
  }
}
