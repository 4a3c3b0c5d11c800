package dev.stoa.testkit.evolution;

import dev.stoa.domain.evolution.CreatedAgent;
import dev.stoa.domain.evolution.CreatedAgentId;
import dev.stoa.domain.evolution.CreatedAgentStatus;
import dev.stoa.domain.evolution.CreatedAgents;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Created agents in a map. */
final class InMemoryCreatedAgents implements CreatedAgents {

  private final EvolutionCells cells;

  InMemoryCreatedAgents(EvolutionCells cells) {
    this.cells = cells;
  }

  private Vector<CreatedAgent> all() {
    return cells.agents().get().values().toVector().sortBy(CreatedAgent::key);
  }

  @Override
  public void lock() {
    cells.agents().requireWriting();
  }

  @Override
  public void add(CreatedAgent agent) {
    cells.agents().requireWriting();
    EvolutionCells.require(
        find(agent.id()).isEmpty()
            && cells.has(agent.proposal().trigger())
            && cells.has(agent.proposal().profile()),
        "created agent " + agent.id());
    cells.agents().update(all -> all.put(agent.id(), agent));
  }

  @Override
  public void save(CreatedAgent agent) {
    cells.agents().update(all -> all.put(agent.id(), agent));
  }

  @Override
  public Option<CreatedAgent> find(CreatedAgentId id) {
    return cells.agents().get().get(id);
  }

  @Override
  public long active() {
    return all().count(one -> one.status() == CreatedAgentStatus.ACTIVE);
  }

  @Override
  public Option<Long> lastTrigger() {
    return all().map(CreatedAgent::sequence).max();
  }

  @Override
  public Seq<CreatedAgent> page(
      Option<CreatedAgentStatus> status, Option<CreatedAgent.Key> after, int limit) {
    return all()
        .filter(one -> status.forAll(wanted -> wanted == one.status()))
        .filter(one -> after.forAll(last -> one.key().compareTo(last) > 0))
        .take(limit);
  }
}
