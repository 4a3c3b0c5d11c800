package dev.stoa.testkit.agent;

import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.agent.SpawnId;
import dev.stoa.domain.agent.SpawnPosition;
import dev.stoa.domain.agent.Spawns;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryIdEnds;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Comparator;

/** The spawns in a map. */
public final class InMemorySpawns implements Spawns, AgentBelongings {

  private static final Comparator<SpawnPosition> ORDER =
      Comparator.comparing(SpawnPosition::startedAt).thenComparing(SpawnPosition::id);

  private final InMemoryAgents agents;
  private final Cell<Map<SpawnId, Spawn>> spawns;

  public InMemorySpawns(InMemoryUnitOfWork unit, InMemoryAgents agents) {
    this.spawns = unit.cell(HashMap.empty());
    this.agents = agents;
    agents.owning(this);
  }

  @Override
  public void add(Spawn spawn) {
    spawns.requireWriting();
    if (agents.find(spawn.agent()).isEmpty()) {
      throw new StorageException("the workspace holds no agent " + spawn.agent());
    }
    if (of(spawn.agent()).exists(other -> other.number() == spawn.number())
        || find(spawn.id()).isDefined()) {
      throw new StorageException("the workspace holds spawn " + spawn.id() + " already");
    }
    save(spawn);
  }

  @Override
  public Option<Spawn> lock(SpawnId id) {
    // Writing nothing is still writing: a unit that only reads may not hold a spawn still.
    spawns.update(all -> all);
    return find(id);
  }

  @Override
  public void save(Spawn spawn) {
    spawns.update(all -> all.put(spawn.id(), spawn));
  }

  @Override
  public Option<Spawn> find(SpawnId id) {
    return spawns.get().get(id);
  }

  @Override
  public Seq<Spawn> endingWith(String suffix, int limit) {
    return InMemoryIdEnds.among(spawns.get().values(), spawn -> spawn.id().value(), suffix, limit);
  }

  @Override
  public Seq<Spawn> before(AgentId agent, long number, int limit) {
    return of(agent)
        .filter(spawn -> spawn.number() < number)
        .sortBy(spawn -> -spawn.number())
        .take(limit)
        .toVector();
  }

  @Override
  public Seq<Spawn> open(Option<SpawnPosition> after, int limit) {
    return spawns
        .get()
        .values()
        .filter(spawn -> spawn.endedAt().isEmpty())
        .filter(spawn -> after.forAll(last -> ORDER.compare(spawn.position(), last) > 0))
        .sorted(Comparator.comparing(Spawn::position, ORDER))
        .take(limit)
        .toVector();
  }

  @Override
  public Seq<Spawn> openOn(String host, Option<SpawnPosition> after, int limit) {
    return open(after, Integer.MAX_VALUE)
        .filter(spawn -> spawn.process().exists(process -> process.host().equals(host)))
        .take(limit);
  }

  @Override
  public String kind() {
    return "agent_sessions";
  }

  @Override
  public long repoint(AgentId from, AgentId into) {
    Seq<Spawn> moving = of(from);
    long last = agents.find(into).map(Agent::spawnCount).get();
    moving.forEach(
        spawn ->
            save(
                new Spawn(
                    spawn.id(),
                    into,
                    last + spawn.number(),
                    spawn.startedAt(),
                    spawn.endedAt(),
                    spawn.wakes(),
                    spawn.process())));
    return moving.size();
  }

  @Override
  public long count(AgentId owner) {
    return of(owner).size();
  }

  @Override
  public void remove(AgentId owner) {
    spawns.update(all -> all.rejectValues(spawn -> spawn.agent().equals(owner)));
  }

  private Seq<Spawn> of(AgentId agent) {
    return spawns.get().values().filter(spawn -> spawn.agent().equals(agent));
  }
}
