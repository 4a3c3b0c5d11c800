package dev.stoa.testkit.channel;

import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentIdentity;
import dev.stoa.domain.agent.Agents;
import dev.stoa.domain.channel.Participants;
import io.vavr.Tuple;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** The agents of the workspace as channels know them. */
public final class InMemoryParticipants implements Participants {

  private final Agents agents;

  public InMemoryParticipants(Agents agents) {
    this.agents = agents;
  }

  @Override
  public boolean noteActive(AgentId agent, Instant at) {
    boolean live = agents.lock(agent).exists(found -> found.archivedAt().isEmpty());
    if (live) {
      agents.touch(agent, at);
    }
    return live;
  }

  @Override
  public boolean isLive(AgentId agent) {
    return agents.find(agent).exists(found -> found.archivedAt().isEmpty());
  }

  @Override
  public Option<AgentId> identified(String identity) {
    return AgentIdentity.read(identity)
        .flatMap(agents::findByIdentity)
        .filter(found -> found.archivedAt().isEmpty())
        .map(Agent::id);
  }

  @Override
  public Map<AgentId, String> identities(Seq<AgentId> wanted) {
    return HashMap.ofEntries(
        wanted
            .distinct()
            .flatMap(agents::find)
            .map(found -> Tuple.of(found.id(), found.identity().value())));
  }
}
