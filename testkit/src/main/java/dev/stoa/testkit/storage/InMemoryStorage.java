package dev.stoa.testkit.storage;

import dev.stoa.domain.audit.AuditLog;
import dev.stoa.domain.audit.Checkpoints;
import dev.stoa.domain.critique.Critiques;
import dev.stoa.domain.critique.Patterns;
import dev.stoa.domain.critique.Reputations;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.resilience.CircuitBreakers;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.audit.InMemoryAuditLog;
import dev.stoa.testkit.audit.InMemoryCheckpoints;
import dev.stoa.testkit.critique.InMemoryCritiques;
import dev.stoa.testkit.critique.InMemoryPatterns;
import dev.stoa.testkit.critique.InMemoryReputations;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import dev.stoa.testkit.resilience.InMemoryCircuitBreakers;

/** A workspace that is gone when the process ends; it passes the contracts the engines pass. */
public final class InMemoryStorage implements Storage {

  private final InMemoryUnitOfWork unitOfWork = new InMemoryUnitOfWork();
  private final AuditLog auditLog = new InMemoryAuditLog(unitOfWork);
  private final Checkpoints checkpoints = new InMemoryCheckpoints(unitOfWork);
  private final Critiques critiques = new InMemoryCritiques(unitOfWork);
  private final Patterns patterns = new InMemoryPatterns(unitOfWork);
  private final Reputations reputations = new InMemoryReputations(unitOfWork);
  private final CircuitBreakers circuitBreakers = new InMemoryCircuitBreakers(unitOfWork);

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
    unitOfWork.close();
  }
}
