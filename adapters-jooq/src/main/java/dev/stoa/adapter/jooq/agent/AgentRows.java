package dev.stoa.adapter.jooq.agent;

import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentIdentity;
import dev.stoa.domain.agent.Constitution;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.agent.SpawnId;
import dev.stoa.domain.agent.SpawnProcess;
import dev.stoa.schema.generated.tables.records.AgentSessionsRecord;
import dev.stoa.schema.generated.tables.records.AgentsRecord;
import io.vavr.control.Option;

/** Between the columns of {@code agents} and {@code agent_sessions} and the domain. */
final class AgentRows {

  private AgentRows() {}

  static Agent agent(AgentsRecord row) {
    return new Agent(
        new AgentId(row.getAgentId()),
        new AgentIdentity(row.getIdentity()),
        Option.of(row.getConstitution()).map(Constitution::new),
        row.getModel(),
        Option.of(row.getSelfDescription()),
        Option.of(row.getArchivedAt()),
        row.getCreatedAt(),
        Option.of(row.getLastActiveAt()),
        row.getSpawnCount());
  }

  static AgentsRecord row(Agent agent) {
    AgentsRecord row = new AgentsRecord();
    row.setAgentId(agent.id().value());
    row.setReversedId(reversed(agent.id().value()));
    row.setIdentity(agent.identity().value());
    row.setConstitution(agent.constitution().map(Constitution::text).getOrNull());
    row.setConstitutionSha256(agent.constitution().map(Constitution::sha256).getOrNull());
    row.setModel(agent.model());
    row.setSelfDescription(agent.selfDescription().getOrNull());
    row.setArchivedAt(agent.archivedAt().getOrNull());
    row.setCreatedAt(agent.createdAt());
    row.setLastActiveAt(agent.lastActiveAt().getOrNull());
    row.setSpawnCount(agent.spawnCount());
    return row;
  }

  static Spawn spawn(AgentSessionsRecord row) {
    return new Spawn(
        new SpawnId(row.getSessionId()),
        new AgentId(row.getAgentId()),
        row.getSpawnNumber(),
        row.getStartedAt(),
        Option.of(row.getEndedAt()),
        row.getWakes(),
        Option.of(row.getHost()).map(host -> new SpawnProcess(host, row.getPid())));
  }

  static AgentSessionsRecord row(Spawn spawn) {
    AgentSessionsRecord row = new AgentSessionsRecord();
    row.setSessionId(spawn.id().value());
    row.setAgentId(spawn.agent().value());
    row.setSpawnNumber(spawn.number());
    row.setStartedAt(spawn.startedAt());
    row.setEndedAt(spawn.endedAt().getOrNull());
    row.setWakes(spawn.wakes());
    row.setHost(spawn.process().map(SpawnProcess::host).getOrNull());
    row.setPid(spawn.process().map(SpawnProcess::pid).getOrNull());
    return row;
  }

  static String reversed(String id) {
    return new StringBuilder(id).reverse().toString();
  }
}
