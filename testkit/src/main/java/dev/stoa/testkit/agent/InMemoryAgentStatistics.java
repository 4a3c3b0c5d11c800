package dev.stoa.testkit.agent;

import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentFigures;
import dev.stoa.domain.agent.AgentStatistics;
import dev.stoa.domain.agent.Tally;
import dev.stoa.domain.agent.WorkspaceFigures;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.ArchiveFilter;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/** Figures counted anew from the fakes, those that other fakes {@linkplain #counting report}. */
public final class InMemoryAgentStatistics implements AgentStatistics {

  private final InMemoryAgents agents;
  private final InMemorySpawns spawns;
  private final Map<String, Supplier<Tally>> tallies = new HashMap<>();

  public InMemoryAgentStatistics(InMemoryAgents agents, InMemorySpawns spawns) {
    this.agents = agents;
    this.spawns = spawns;
  }

  /**
   * From now on the totals hold these figures; the kind is the table the engines keep such things
   * in, or {@code topics} or {@code disciplines} for how many different ones there are.
   */
  public void counting(String kind, Supplier<Tally> tally) {
    tallies.put(kind, tally);
  }

  @Override
  public WorkspaceFigures totals() {
    Seq<Agent> all = agents.all().values();
    return new WorkspaceFigures(
        new Tally(all.size(), all.count(agent -> agent.archivedAt().isDefined())),
        tally("channels"),
        tally("channel_messages"),
        tally("memories"),
        tally("topics").total(),
        tally("knowledge"),
        tally("disciplines").total(),
        all.map(agent -> spawns.count(agent.id())).sum().longValue(),
        spawns.open(Option.none(), Integer.MAX_VALUE).size(),
        tally("tasks").total());
  }

  @Override
  public Seq<AgentFigures> perAgent(Option<AgentName> after, ArchiveFilter show, int limit) {
    return agents
        .after(after, show, limit)
        .map(
            agent ->
                new AgentFigures(
                    agent.id(),
                    agent.identity(),
                    agent.archivedAt().isDefined(),
                    agents.count("channel_messages", agent.id()),
                    agents.count("memories", agent.id()),
                    agents.count("knowledge", agent.id()),
                    agent.spawnCount(),
                    agents.count("tasks", agent.id()),
                    agent.lastActiveAt()));
  }

  private Tally tally(String kind) {
    return tallies.getOrDefault(kind, () -> new Tally(0, 0)).get();
  }
}
