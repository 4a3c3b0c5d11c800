package dev.stoa.actions.agent;

import dev.stoa.actions.Items;
import dev.stoa.actions.Listing;
import dev.stoa.actions.References;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.agent.SpawnId;
import dev.stoa.domain.agent.SpawnProcess;
import dev.stoa.domain.kernel.Page;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** One run of an agent. */
record ShownSpawn(
    SpawnId spawnId,
    AgentId agentId,
    @Param("The identity of the agent.") Option<String> agent,
    @Param("Counts the spawns of the agent, from 1.") long spawnNumber,
    Instant startedAt,
    Option<Instant> endedAt,
    @Param("How often it was woken.") long wakes,
    Option<String> host,
    Option<Long> pid) {

  static ShownSpawn of(Workspace workspace, Spawn spawn) {
    return of(spawn, identities(workspace, List.of(spawn)));
  }

  static Items<ShownSpawn> all(Workspace workspace, Seq<Spawn> spawns) {
    Map<AgentId, String> identities = identities(workspace, spawns);
    return Items.of(spawns, spawn -> of(spawn, identities));
  }

  static <K> Listing<ShownSpawn> page(Workspace workspace, Page<Spawn, K> page) {
    Map<AgentId, String> identities = identities(workspace, page.items());
    return Listing.of(page, spawn -> of(spawn, identities));
  }

  private static Map<AgentId, String> identities(Workspace workspace, Seq<Spawn> spawns) {
    return References.identities(workspace, spawns.map(Spawn::agent));
  }

  private static ShownSpawn of(Spawn spawn, Map<AgentId, String> identities) {
    return new ShownSpawn(
        spawn.id(),
        spawn.agent(),
        identities.get(spawn.agent()),
        spawn.number(),
        spawn.startedAt(),
        spawn.endedAt(),
        spawn.wakes(),
        spawn.process().map(SpawnProcess::host),
        spawn.process().map(SpawnProcess::pid));
  }
}
