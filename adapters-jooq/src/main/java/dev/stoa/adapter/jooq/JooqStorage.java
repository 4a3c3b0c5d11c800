package dev.stoa.adapter.jooq;

import dev.stoa.adapter.jooq.agent.JooqAgentStatistics;
import dev.stoa.adapter.jooq.agent.JooqAgentTasks;
import dev.stoa.adapter.jooq.agent.JooqAgents;
import dev.stoa.adapter.jooq.agent.JooqSpawns;
import dev.stoa.adapter.jooq.audit.JooqAuditLog;
import dev.stoa.adapter.jooq.audit.JooqCheckpoints;
import dev.stoa.domain.agent.AgentStatistics;
import dev.stoa.domain.agent.AgentTasks;
import dev.stoa.domain.agent.Agents;
import dev.stoa.domain.agent.Spawns;
import dev.stoa.domain.audit.AuditLog;
import dev.stoa.domain.audit.Checkpoints;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.storage.Storage;

/** A workspace on either engine: the one set of repositories over an engine's connections. */
public final class JooqStorage implements Storage {

  private final Connections connections;
  private final UnitOfWork unitOfWork;
  private final Agents agents;
  private final AgentStatistics agentStatistics;
  private final AgentTasks agentTasks;
  private final AuditLog auditLog;
  private final Checkpoints checkpoints;
  private final Spawns spawns;

  public JooqStorage(Connections connections, Dialect dialect) {
    OpenUnit openUnit = new OpenUnit();
    JooqSession session = new JooqSession(openUnit, dialect);
    this.connections = connections;
    this.unitOfWork = new JooqUnitOfWork(connections, dialect, openUnit);
    this.agents = new JooqAgents(session);
    this.agentStatistics = new JooqAgentStatistics(session);
    this.agentTasks = new JooqAgentTasks(session);
    this.auditLog = new JooqAuditLog(session);
    this.checkpoints = new JooqCheckpoints(session);
    this.spawns = new JooqSpawns(session);
  }

  @Override
  public UnitOfWork unitOfWork() {
    return unitOfWork;
  }

  @Override
  public Agents agents() {
    return agents;
  }

  @Override
  public AgentStatistics agentStatistics() {
    return agentStatistics;
  }

  @Override
  public AgentTasks agentTasks() {
    return agentTasks;
  }

  @Override
  public AuditLog auditLog() {
    return auditLog;
  }

  @Override
  public Checkpoints checkpoints() {
    return checkpoints;
  }

  @Override
  public Spawns spawns() {
    return spawns;
  }

  @Override
  public void close() {
    connections.close();
  }
}
