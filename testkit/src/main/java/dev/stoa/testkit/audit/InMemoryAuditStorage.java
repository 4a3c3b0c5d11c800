package dev.stoa.testkit.audit;

import dev.stoa.domain.audit.AuditLog;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.Checkpoints;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;

/** The ports of the audit trail in memory. */
public interface InMemoryAuditStorage extends AuditStorage {

  /** What the ports answer with. */
  Fakes auditFakes();

  @Override
  default AuditLog auditLog() {
    return auditFakes().auditLog();
  }

  @Override
  default Checkpoints checkpoints() {
    return auditFakes().checkpoints();
  }

  /** The fakes of one workspace. */
  record Fakes(AuditLog auditLog, Checkpoints checkpoints) {

    public Fakes(InMemoryUnitOfWork unit) {
      this(new InMemoryAuditLog(unit), new InMemoryCheckpoints(unit));
    }
  }
}
