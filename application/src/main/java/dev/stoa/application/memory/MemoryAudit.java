package dev.stoa.application.memory;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.memory.Memory;

/** Audits operations on memories, in the same unit of work. */
final class MemoryAudit {

  private final AppendAudit audit;

  MemoryAudit(AppendAudit audit) {
    this.audit = audit;
  }

  void record(StoaEventType type, Memory memory) {
    record(type, AuditMembers.of("memory_id", memory.id().value()));
  }

  /** A batch is one entry; an empty batch is none. */
  void record(StoaEventType type, int memories) {
    if (memories > 0) {
      record(type, AuditMembers.NONE.number("memories", memories));
    }
  }

  void record(StoaEventType type, AuditMembers members) {
    audit.record(AuditEvent.of(type, members));
  }
}
