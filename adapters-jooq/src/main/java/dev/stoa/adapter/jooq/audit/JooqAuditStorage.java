package dev.stoa.adapter.jooq.audit;

import dev.stoa.adapter.jooq.unit.JooqContextStorage;
import dev.stoa.domain.audit.AuditLog;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.Checkpoints;

/** The ports of the audit trail on either engine. */
public interface JooqAuditStorage extends AuditStorage, JooqContextStorage {

  @Override
  default AuditLog auditLog() {
    return repository(JooqAuditLog.class, JooqAuditLog::new);
  }

  @Override
  default Checkpoints checkpoints() {
    return repository(JooqCheckpoints.class, JooqCheckpoints::new);
  }
}
