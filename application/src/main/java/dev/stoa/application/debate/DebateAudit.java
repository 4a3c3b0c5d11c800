package dev.stoa.application.debate;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.debate.ApprovalGate;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateStatus;

/** What the audit trail says of debates: ids, numbers and labels. */
final class DebateAudit {

  private final AppendAudit audit;

  DebateAudit(AppendAudit audit) {
    this.audit = audit;
  }

  void opened(DebateSession session) {
    record(StoaEventType.DEBATE_OPENED, of(session));
  }

  void changed(DebateSession session, DebateStatus before) {
    if (session.status() != before) {
      record(
          StoaEventType.DEBATE_STATUS_CHANGED,
          of(session).label("from", before).label("to", session.status()));
    }
  }

  void requested(ApprovalGate gate) {
    record(StoaEventType.DEBATE_GATE_REQUESTED, of(gate));
  }

  void decided(ApprovalGate gate) {
    record(StoaEventType.DEBATE_GATE_DECIDED, of(gate).label("status", gate.status()));
  }

  void deleted(DebateSession session, long turns) {
    record(StoaEventType.DEBATE_DELETED, of(session).number("turns", turns));
  }

  AuditEntry concluded(DebateSession session, String receiptHash, long turns, long votes) {
    return audit.record(
        AuditEvent.of(
            StoaEventType.DEBATE_CONCLUDED,
            of(session)
                .sha256("receipt_sha256", receiptHash)
                .number("rounds", session.totalRounds())
                .number("turns", turns)
                .number("votes", votes)));
  }

  private static AuditMembers of(DebateSession session) {
    return AuditMembers.of("session_id", session.id().value())
        .id("debate_id", session.debate().value());
  }

  private static AuditMembers of(ApprovalGate gate) {
    return AuditMembers.of("gate_id", gate.id().value())
        .id("session_id", gate.session().value())
        .number("round", gate.round())
        .label("phase", gate.phase());
  }

  private void record(StoaEventType type, AuditMembers members) {
    audit.record(AuditEvent.of(type, members));
  }
}
