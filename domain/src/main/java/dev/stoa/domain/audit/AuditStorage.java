package dev.stoa.domain.audit;

import dev.stoa.domain.kernel.ContextStorage;

/** The ports of the audit trail. */
public interface AuditStorage extends ContextStorage {

  AuditLog auditLog();

  Checkpoints checkpoints();
}
