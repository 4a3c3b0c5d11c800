package dev.stoa.adapter.jooq.agent;

import static dev.stoa.schema.generated.tables.AgentSessions.AGENT_SESSIONS;
import static dev.stoa.schema.generated.tables.Agents.AGENTS;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.IdEnds;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.Constitution;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.agent.SpawnId;
import dev.stoa.domain.agent.SpawnProcess;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.List;
import org.jooq.Field;

/** Between the columns of {@code agents} and {@code agent_sessions} and the domain. */
final class AgentRows {

  static final List<Field<?>> AGENT_COLUMNS = List.of(AGENTS.fields());
  static final List<Field<?>> SPAWN_COLUMNS = List.of(AGENT_SESSIONS.fields());

  private AgentRows() {}

  static Agent agent(Row row) throws SQLException {
    return new Agent(
        new AgentId(row.get(AGENTS.AGENT_ID)),
        new AgentName(row.get(AGENTS.IDENTITY)),
        Option.of(row.get(AGENTS.CONSTITUTION)).map(Constitution::new),
        row.get(AGENTS.MODEL),
        Option.of(row.get(AGENTS.SELF_DESCRIPTION)),
        Option.of(row.get(AGENTS.ARCHIVED_AT)),
        row.get(AGENTS.CREATED_AT),
        Option.of(row.get(AGENTS.LAST_ACTIVE_AT)),
        row.get(AGENTS.SPAWN_COUNT));
  }

  static void bind(Binds binds, Agent agent) throws SQLException {
    binds
        .set(AGENTS.AGENT_ID, agent.id().value())
        .set(AGENTS.REVERSED_ID, IdEnds.reversed(agent.id().value()))
        .set(AGENTS.IDENTITY, agent.identity().value())
        .set(AGENTS.CONSTITUTION, agent.constitution().map(Constitution::text).getOrNull())
        .set(AGENTS.CONSTITUTION_SHA256, agent.constitution().map(Constitution::sha256).getOrNull())
        .set(AGENTS.MODEL, agent.model())
        .set(AGENTS.SELF_DESCRIPTION, agent.selfDescription().getOrNull())
        .set(AGENTS.ARCHIVED_AT, agent.archivedAt().getOrNull())
        .set(AGENTS.CREATED_AT, agent.createdAt())
        .set(AGENTS.LAST_ACTIVE_AT, agent.lastActiveAt().getOrNull())
        .set(AGENTS.SPAWN_COUNT, agent.spawnCount());
  }

  static Spawn spawn(Row row) throws SQLException {
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

  static void bind(Binds binds, Spawn spawn) throws SQLException {
    binds
        .set(AGENT_SESSIONS.SESSION_ID, spawn.id().value())
        .set(AGENT_SESSIONS.REVERSED_ID, IdEnds.reversed(spawn.id().value()))
        .set(AGENT_SESSIONS.AGENT_ID, spawn.agent().value())
        .set(AGENT_SESSIONS.SPAWN_NUMBER, spawn.number())
        .set(AGENT_SESSIONS.STARTED_AT, spawn.startedAt())
        .set(AGENT_SESSIONS.ENDED_AT, spawn.endedAt().getOrNull())
        .set(AGENT_SESSIONS.WAKES, spawn.wakes())
        .set(AGENT_SESSIONS.HOST, spawn.process().map(SpawnProcess::host).getOrNull())
        .set(AGENT_SESSIONS.PID, spawn.process().map(SpawnProcess::pid).getOrNull());
  }
}
