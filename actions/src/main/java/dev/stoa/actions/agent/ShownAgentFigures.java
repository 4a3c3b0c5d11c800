package dev.stoa.actions.agent;

import dev.stoa.domain.agent.AgentFigures;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.control.Option;
import java.time.Instant;

/** What one agent has done; what is archived counts too. */
record ShownAgentFigures(
    AgentId agentId,
    AgentName identity,
    boolean archived,
    long messages,
    long notes,
    long knowledge,
    long spawns,
    long tasks,
    Option<Instant> lastActiveAt) {

  static ShownAgentFigures of(AgentFigures agent) {
    return new ShownAgentFigures(
        agent.id(),
        agent.identity(),
        agent.archived(),
        agent.messages(),
        agent.notes(),
        agent.knowledge(),
        agent.spawns(),
        agent.tasks(),
        agent.lastActiveAt());
  }
}
