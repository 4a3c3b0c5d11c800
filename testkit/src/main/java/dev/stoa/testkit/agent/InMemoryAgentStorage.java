package dev.stoa.testkit.agent;

import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.agent.Spawns;
import dev.stoa.domain.agent.Tally;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import java.util.function.Predicate;

/** The ports of agents, their spawns and their tasks in memory. */
public interface InMemoryAgentStorage extends AgentStorage {

  /** What the ports answer with. */
  Fakes agentFakes();

  @Override
  default InMemoryAgents agents() {
    return agentFakes().agents();
  }

  @Override
  default InMemoryAgentStatistics agentStatistics() {
    return agentFakes().agentStatistics();
  }

  @Override
  default InMemoryAgentTasks agentTasks() {
    return agentFakes().agentTasks();
  }

  @Override
  default Spawns spawns() {
    return agentFakes().spawns();
  }

  /** The fakes of one workspace. */
  record Fakes(
      InMemoryAgents agents,
      InMemorySpawns spawns,
      InMemoryAgentStatistics agentStatistics,
      InMemoryAgentTasks agentTasks) {

    /**
     * @param channels which channels there are for tasks to name
     */
    public Fakes(InMemoryUnitOfWork unit, Predicate<ChannelId> channels) {
      this(unit, channels, new InMemoryAgents(unit));
    }

    private Fakes(InMemoryUnitOfWork unit, Predicate<ChannelId> channels, InMemoryAgents agents) {
      this(
          agents,
          new InMemorySpawns(unit, agents),
          new InMemoryAgentTasks(unit, agent -> agents.find(agent).isDefined(), channels));
    }

    private Fakes(InMemoryAgents agents, InMemorySpawns spawns, InMemoryAgentTasks tasks) {
      this(agents, spawns, new InMemoryAgentStatistics(agents, spawns), tasks);
      agents.owning(tasks);
      agentStatistics.counting(
          "tasks", () -> new Tally(tasks.counts().values().sum().longValue(), 0));
    }
  }
}
