package dev.stoa.application.agent;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.agent.SpawnId;
import dev.stoa.domain.agent.Spawns;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The step of counting a wake; requires an open write unit. */
public final class WakeSpawn {

  private final Spawns spawns;

  /** Over the spawns of one workspace. */
  public WakeSpawn(Spawns spawns) {
    this.spawns = spawns;
  }

  /** Wakes within this spawn. */
  public Either<AgentRefused, Spawn> wake(SpawnId id) {
    return spawns
        .lock(id)
        .<AgentRefused>toEither(() -> new AgentRefused.SpawnUnknown(id))
        .flatMap(Spawn::wake)
        .peek(spawns::save);
  }

  /** Wakes within the agent's newest spawn; none if that has ended, or there is none. */
  public Option<Spawn> wakeNewest(AgentId agent) {
    return spawns
        .before(agent, Long.MAX_VALUE, 1)
        .headOption()
        .flatMap(spawn -> wake(spawn.id()).toOption());
  }
}
