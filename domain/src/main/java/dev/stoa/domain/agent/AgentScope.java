package dev.stoa.domain.agent;

/** Which agents to include. */
public enum AgentScope {
  /** Those that are not archived. */
  LIVE,
  /** The archived ones too. */
  ALL;

  /** Whether the agent is looked at. */
  public boolean includes(Agent agent) {
    return this == ALL || agent.archivedAt().isEmpty();
  }
}
