package dev.stoa.adapter.jooq.audit;

import static dev.stoa.schema.generated.tables.AuditCheckpoints.AUDIT_CHECKPOINTS;
import static dev.stoa.schema.generated.tables.AuditLog.AUDIT_LOG;

import dev.stoa.adapter.jooq.operations.ContextTables;

/** The tables of the audit trail: entries hold ids and numbers, so an erasure leaves them. */
public final class AuditTables {

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("audit").table(AUDIT_LOG).table(AUDIT_CHECKPOINTS);

  private AuditTables() {}
}
