package dev.stoa.actions.agent;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.Constitution;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.control.Option;
import java.time.Instant;

/** An agent. */
record ShownAgent(
    AgentId agentId,
    AgentName identity,
    @Param("What it runs on.") String model,
    Option<String> constitution,
    @Param("SHA-256 of the constitution in UTF-8, in hexadecimal.")
        Option<String> constitutionSha256,
    Option<String> selfDescription,
    @Param("How many spawns it has had.") long spawnCount,
    Instant createdAt,
    Option<Instant> lastActiveAt,
    Option<Instant> archivedAt) {

  static ShownAgent of(Agent agent) {
    return new ShownAgent(
        agent.id(),
        agent.identity(),
        agent.model(),
        agent.constitution().map(Constitution::text),
        agent.constitution().map(Constitution::sha256),
        agent.selfDescription(),
        agent.spawnCount(),
        agent.createdAt(),
        agent.lastActiveAt(),
        agent.archivedAt());
  }
}
