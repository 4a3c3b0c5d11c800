package dev.stoa.adapter.jooq.agent;

import static dev.stoa.schema.generated.tables.AgentSessions.AGENT_SESSIONS;
import static dev.stoa.schema.generated.tables.Agents.AGENTS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentBuilder;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.Constitution;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.agent.SpawnId;
import dev.stoa.domain.agent.SpawnProcess;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Which column of {@code agents} and {@code agent_sessions} holds what. */
final class AgentRows {

  static final Rows<Agent> REGISTERED =
      Rows.of(AGENTS, AgentRows::agent)
          .key(AGENTS.AGENT_ID, agent -> agent.id().value())
          .reversed(AGENTS.REVERSED_ID, agent -> agent.id().value())
          .set(AGENTS.CREATED_AT, Agent::createdAt)
          .changing()
          .set(AGENTS.IDENTITY, agent -> agent.identity().value())
          .maybe(AGENTS.CONSTITUTION, agent -> agent.constitution().map(Constitution::text))
          .derived(
              AGENTS.CONSTITUTION_SHA256,
              agent -> agent.constitution().map(Constitution::sha256).getOrNull())
          .set(AGENTS.MODEL, Agent::model)
          .maybe(AGENTS.SELF_DESCRIPTION, Agent::selfDescription)
          .maybe(AGENTS.ARCHIVED_AT, Agent::archivedAt)
          .maybe(AGENTS.LAST_ACTIVE_AT, Agent::lastActiveAt)
          .set(AGENTS.SPAWN_COUNT, Agent::spawnCount);

  static final Rows<AgentName> NAMES =
      Rows.of(AGENTS, row -> new AgentName(row.get(AGENTS.IDENTITY))).generated(AGENTS.IDENTITY);

  static final Rows<Spawn> SPAWNS =
      Rows.of(AGENT_SESSIONS, AgentRows::spawn)
          .key(AGENT_SESSIONS.SESSION_ID, spawn -> spawn.id().value())
          .reversed(AGENT_SESSIONS.REVERSED_ID, spawn -> spawn.id().value())
          .set(AGENT_SESSIONS.AGENT_ID, spawn -> spawn.agent().value())
          .set(AGENT_SESSIONS.SPAWN_NUMBER, Spawn::number)
          .set(AGENT_SESSIONS.STARTED_AT, Spawn::startedAt)
          .maybe(AGENT_SESSIONS.HOST, spawn -> spawn.process().map(SpawnProcess::host))
          .maybe(AGENT_SESSIONS.PID, spawn -> spawn.process().map(SpawnProcess::pid))
          .changing()
          .set(AGENT_SESSIONS.WAKES, Spawn::wakes)
          .maybe(AGENT_SESSIONS.ENDED_AT, Spawn::endedAt);

  private AgentRows() {}

  private static Agent agent(Row row) throws SQLException {
    return AgentBuilder.builder()
        .id(new AgentId(row.get(AGENTS.AGENT_ID)))
        .identity(new AgentName(row.get(AGENTS.IDENTITY)))
        .constitution(Option.of(row.get(AGENTS.CONSTITUTION)).map(Constitution::new))
        .model(row.get(AGENTS.MODEL))
        .selfDescription(Option.of(row.get(AGENTS.SELF_DESCRIPTION)))
        .archivedAt(Option.of(row.get(AGENTS.ARCHIVED_AT)))
        .createdAt(row.get(AGENTS.CREATED_AT))
        .lastActiveAt(Option.of(row.get(AGENTS.LAST_ACTIVE_AT)))
        .spawnCount(row.get(AGENTS.SPAWN_COUNT))
        .build();
  }

  private static Spawn spawn(Row row) throws SQLException {
    Long pid = row.get(AGENT_SESSIONS.PID);
    return new Spawn(
        new SpawnId(row.get(AGENT_SESSIONS.SESSION_ID)),
        new AgentId(row.get(AGENT_SESSIONS.AGENT_ID)),
        row.get(AGENT_SESSIONS.SPAWN_NUMBER),
        row.get(AGENT_SESSIONS.STARTED_AT),
        Option.of(row.get(AGENT_SESSIONS.ENDED_AT)),
        row.get(AGENT_SESSIONS.WAKES),
        Option.of(row.get(AGENT_SESSIONS.HOST)).map(host -> new SpawnProcess(host, pid)));
  }
}
