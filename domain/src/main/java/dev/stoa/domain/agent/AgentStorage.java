package dev.stoa.domain.agent;

import dev.stoa.domain.kernel.ContextStorage;

/** The ports of agents, their spawns and their tasks. */
public interface AgentStorage extends ContextStorage {

  Agents agents();

  AgentStatistics agentStatistics();

  AgentTasks agentTasks();

  Spawns spawns();
}
