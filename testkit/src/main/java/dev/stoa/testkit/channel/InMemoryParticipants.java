package dev.stoa.testkit.channel;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.Participants;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** Agents that somebody has put there. */
public final class InMemoryParticipants implements Participants {

  private final ChannelCells cells;

  public InMemoryParticipants(ChannelCells cells) {
    this.cells = cells;
  }

  /** Puts an agent there; needs an open write unit. */
  public void add(AgentId agent, String identity, boolean archived) {
    cells.agents.update(all -> all.put(agent, new FakeAgent(identity, archived, Option.none())));
  }

  @Override
  public boolean noteActive(AgentId agent, Instant at) {
    if (!isLive(agent)) {
      return false;
    }
    cells.agents.update(
        all ->
            all.computeIfPresent(
                    agent,
                    (id, known) ->
                        new FakeAgent(known.identity(), known.archived(), Option.some(at)))
                ._2);
    return true;
  }

  @Override
  public boolean isLive(AgentId agent) {
    return cells.agents.get().get(agent).exists(known -> !known.archived());
  }

  @Override
  public Option<AgentId> identified(String identity) {
    return cells
        .agents
        .get()
        .find(entry -> entry._2.identity().equals(identity) && !entry._2.archived())
        .map(Tuple2::_1);
  }

  @Override
  public Map<AgentId, String> identities(Seq<AgentId> agents) {
    return cells.agents.get().filterKeys(agents.toSet()::contains).mapValues(FakeAgent::identity);
  }
}
