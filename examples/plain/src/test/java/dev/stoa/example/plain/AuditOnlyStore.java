package dev.stoa.example.plain;

import dev.stoa.domain.audit.AuditLog;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.Checkpoints;
import dev.stoa.domain.kernel.UnitOfWork;

/** A store of one's own that offers the audit trail and nothing else. */
final class AuditOnlyStore implements AuditStorage, AutoCloseable {

  private final InMemoryUnitOfWork unitOfWork = new InMemoryUnitOfWork();
  private final AuditLog auditLog = new InMemoryAuditLog(unitOfWork);
  private final Checkpoints checkpoints = new InMemoryCheckpoints(unitOfWork);

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
  public void close() {
    unitOfWork.close();
  }
}
