package dev.stoa.adapter.jooq.agent;

import dev.stoa.adapter.jooq.unit.JooqContextStorage;
import dev.stoa.domain.agent.AgentStatistics;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.agent.AgentTasks;
import dev.stoa.domain.agent.Agents;
import dev.stoa.domain.agent.Spawns;

/** The ports of agents, their spawns and their tasks on either engine. */
public interface JooqAgentStorage extends AgentStorage, JooqContextStorage {

  @Override
  default Agents agents() {
    return repository(JooqAgents.class, JooqAgents::new);
  }

  @Override
  default AgentStatistics agentStatistics() {
    return repository(JooqAgentStatistics.class, JooqAgentStatistics::new);
  }

  @Override
  default AgentTasks agentTasks() {
    return repository(JooqAgentTasks.class, JooqAgentTasks::new);
  }

  @Override
  default Spawns spawns() {
    return repository(JooqSpawns.class, JooqSpawns::new);
  }
}
