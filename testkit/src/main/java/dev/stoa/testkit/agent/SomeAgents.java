package dev.stoa.testkit.agent;

import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.agent.SpawnId;
import dev.stoa.domain.agent.SpawnProcess;
import dev.stoa.domain.kernel.ContextStorage;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Supplier;

/** Agents and spawns put into a workspace with nothing but the domain's rules and the ports. */
public final class SomeAgents {

  /** When everything here has happened. */
  public static final Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  private SomeAgents() {}

  /** An agent whose id is {@code id-<identity>}, not kept yet. */
  public static Agent named(String identity) {
    return Agent.registered(
        new AgentId("id-" + identity), AgentRegistration.of(identity, "claude-4"), AT);
  }

  /** Registers an agent whose id is {@code id-<identity>}. */
  public static Agent registered(AgentStorage storage, String identity) {
    return stored(storage, named(identity));
  }

  /** Keeps a new agent in a separate unit of work. */
  public static Agent stored(AgentStorage storage, Agent agent) {
    return write(
        storage,
        () -> {
          storage.agents().lockIdentity(agent.identity());
          storage.agents().add(agent);
          return agent;
        });
  }

  /** Starts the next spawn of an agent in a separate unit of work. */
  public static Spawn spawned(
      AgentStorage storage, AgentId agent, String id, Option<SpawnProcess> on) {
    return write(
        storage,
        () -> {
          Agent locked = storage.agents().lock(agent).get();
          Spawn spawn = locked.nextSpawn(new SpawnId(id), on, AT);
          storage.spawns().add(spawn);
          storage.agents().save(locked.started(AT));
          return spawn;
        });
  }

  /** Does the work in one unit. */
  public static <T> T write(ContextStorage storage, Supplier<T> work) {
    return storage.unitOfWork().run(work);
  }
}
