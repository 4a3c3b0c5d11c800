package dev.stoa.adk;

import com.google.adk.agents.BaseAgent;
import com.google.adk.artifacts.InMemoryArtifactService;
import com.google.adk.runner.Runner;

/** A runner with our services in place of the one that the published tests make. */
public final class OpenedRunner extends Runner {

  // Only this constructor takes a memory; the builder makes no subclass.
  @SuppressWarnings("deprecation")
  public OpenedRunner(BaseAgent agent) {
    super(
        agent,
        agent.name(),
        new InMemoryArtifactService(),
        new StoaSessionService(Opened.stoa()),
        new StoaMemoryService(Opened.stoa().memory()));
  }
}
