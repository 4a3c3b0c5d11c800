package dev.stoa.testkit.channel;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.Agents;
import dev.stoa.domain.channel.Participants;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.Tuple;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
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
  public Map<String, AgentId> identified(Seq<String> identities) {
    return HashMap.ofEntries(
        identities
            .flatMap(AgentName::read)
            .flatMap(agents::findByIdentity)
            .filter(found -> found.archivedAt().isEmpty())
            .map(found -> Tuple.of(found.identity().value(), found.id())));
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
