package dev.stoa.testkit.agent;

import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.Agents;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryIdEnds;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The agents in a map; other fakes {@linkplain #owning register} the data of agents they store. */
public final class InMemoryAgents implements Agents {

  private final Cell<Map<AgentId, Agent>> agents;
  private final List<AgentBelongings> belongings = new ArrayList<>();

  public InMemoryAgents(InMemoryUnitOfWork unit) {
    this.agents = unit.cell(HashMap.empty());
  }

  /** From now on these things change hands in a merge and are counted in the figures. */
  public void owning(AgentBelongings owned) {
    belongings.add(owned);
  }

  @Override
  public Option<Agent> lockIdentity(AgentName identity) {
    requireWriting();
    return findByIdentity(identity);
  }

  @Override
  public Map<AgentName, Agent> lockIdentities(Seq<AgentName> identities) {
    requireWriting();
    return identities.distinct().flatMap(this::findByIdentity).toMap(Agent::identity, a -> a);
  }

  @Override
  public void lockNames() {
    requireWriting();
  }

  @Override
  public Set<AgentName> keepNames(Seq<AgentName> names) {
    requireWriting();
    return names.flatMap(this::findByIdentity).map(Agent::identity).toSet();
  }

  @Override
  public Option<Agent> lock(AgentId id) {
    requireWriting();
    return find(id);
  }

  @Override
  public void add(Agent agent) {
    if (find(agent.id()).isDefined()) {
      throw new StorageException("the workspace holds agent " + agent.id() + " already");
    }
    save(agent);
  }

  @Override
  public void addAll(Seq<Agent> added) {
    requireWriting();
    added.forEach(this::add);
  }

  @Override
  public void save(Agent agent) {
    if (findByIdentity(agent.identity()).exists(other -> !other.id().equals(agent.id()))) {
      throw new StorageException("the workspace holds agent " + agent.identity() + " already");
    }
    agents.update(all -> all.put(agent.id(), agent));
  }

  @Override
  public void touch(AgentId id, Instant at) {
    requireWriting();
    find(id)
        .filter(agent -> agent.lastActiveAt().forAll(at::isAfter))
        .forEach(
            agent ->
                save(
                    new Agent(
                        id,
                        agent.identity(),
                        agent.constitution(),
                        agent.model(),
                        agent.selfDescription(),
                        agent.archivedAt(),
                        agent.createdAt(),
                        Option.some(at),
                        agent.spawnCount())));
  }

  @Override
  public Option<Agent> find(AgentId id) {
    return agents.get().get(id);
  }

  @Override
  public Option<Agent> findByIdentity(AgentName identity) {
    return agents.get().values().find(agent -> agent.identity().equals(identity));
  }

  @Override
  public Seq<Agent> endingWith(String suffix, ArchiveFilter show, int limit) {
    return InMemoryIdEnds.among(
        agents.get().values().filter(agent -> show.includes(agent.archivedAt())),
        agent -> agent.id().value(),
        suffix,
        limit);
  }

  @Override
  public Seq<AgentName> identities(String after, int limit) {
    return after(Option.none(), ArchiveFilter.LIVE, Integer.MAX_VALUE)
        .map(Agent::identity)
        .filter(identity -> CodePointOrder.compare(identity.value(), after) > 0)
        .take(limit);
  }

  @Override
  public Seq<Agent> after(Option<AgentName> identity, ArchiveFilter show, int limit) {
    return agents
        .get()
        .values()
        .filter(agent -> show.includes(agent.archivedAt()))
        .filter(agent -> identity.forAll(last -> agent.identity().compareTo(last) > 0))
        .sortBy(Agent::identity)
        .take(limit)
        .toVector();
  }

  @Override
  public Map<String, Long> merge(AgentId from, AgentId into) {
    requireWriting();
    Map<String, Long> moved = TreeMap.empty();
    for (AgentBelongings owned : belongings) {
      long count = owned.repoint(from, into);
      moved = count == 0 ? moved : moved.put(owned.kind(), count);
    }
    agents.update(all -> all.remove(from));
    return moved;
  }

  @Override
  public Map<String, Long> belongings(AgentId id) {
    Map<String, Long> owned = TreeMap.empty();
    for (AgentBelongings stored : belongings) {
      long count = stored.count(id);
      owned = count == 0 ? owned : owned.put(stored.kind(), count);
    }
    return owned;
  }

  @Override
  public void remove(AgentId id) {
    requireWriting();
    belongings.forEach(owned -> owned.remove(id));
    agents.update(all -> all.remove(id));
  }

  Map<AgentId, Agent> all() {
    return agents.get();
  }

  long count(String kind, AgentId owner) {
    return belongings.stream()
        .filter(owned -> owned.kind().equals(kind))
        .mapToLong(owned -> owned.count(owner))
        .sum();
  }

  private void requireWriting() {
    agents.requireWriting();
  }
}
