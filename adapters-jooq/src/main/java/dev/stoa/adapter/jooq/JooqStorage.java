package dev.stoa.adapter.jooq;

import dev.stoa.adapter.jooq.audit.JooqAuditLog;
import dev.stoa.adapter.jooq.audit.JooqCheckpoints;
import dev.stoa.adapter.jooq.critique.JooqCritiques;
import dev.stoa.adapter.jooq.critique.JooqPatterns;
import dev.stoa.adapter.jooq.critique.JooqReputations;
import dev.stoa.adapter.jooq.resilience.JooqCircuitBreakers;
import dev.stoa.domain.audit.AuditLog;
import dev.stoa.domain.audit.Checkpoints;
import dev.stoa.domain.critique.Critiques;
import dev.stoa.domain.critique.Patterns;
import dev.stoa.domain.critique.Reputations;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.resilience.CircuitBreakers;
import dev.stoa.domain.storage.Storage;

/** A workspace on either engine: the one set of repositories over an engine's connections. */
public final class JooqStorage implements Storage {

  private final Connections connections;
  private final UnitOfWork unitOfWork;
  private final AuditLog auditLog;
  private final Checkpoints checkpoints;
  private final Critiques critiques;
  private final Patterns patterns;
  private final Reputations reputations;
  private final CircuitBreakers circuitBreakers;

  public JooqStorage(Connections connections, Dialect dialect) {
    OpenUnit openUnit = new OpenUnit();
    JooqSession session = new JooqSession(openUnit, dialect);
    this.connections = connections;
    this.unitOfWork = new JooqUnitOfWork(connections, dialect, openUnit);
    this.auditLog = new JooqAuditLog(session);
    this.checkpoints = new JooqCheckpoints(session);
    this.critiques = new JooqCritiques(session);
    this.patterns = new JooqPatterns(session);
    this.reputations = new JooqReputations(session);
    this.circuitBreakers = new JooqCircuitBreakers(session);
  }

  @Override
  public UnitOfWork unitOfWork() {
    return unitOfWork;
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
  public Critiques critiques() {
    return critiques;
  }

  @Override
  public Patterns patterns() {
    return patterns;
  }

  @Override
  public Reputations reputations() {
    return reputations;
  }

  @Override
  public CircuitBreakers circuitBreakers() {
    return circuitBreakers;
  }

  @Override
  public void close() {
    connections.close();
  }
}
