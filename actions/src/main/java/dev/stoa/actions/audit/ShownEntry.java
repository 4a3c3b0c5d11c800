package dev.stoa.actions.audit;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEntryId;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.EntryHash;
import dev.stoa.domain.json.CanonicalJson;
import io.vavr.control.Option;
import java.time.Instant;

/** An entry of the audit trail. */
record ShownEntry(
    @Param("Its position in the log, counted from 1.") long sequence,
    AuditEntryId entryId,
    Instant createdAt,
    String eventType,
    Option<String> sessionId,
    Option<String> traceId,
    Option<String> tokenId,
    Option<String> field,
    Option<String> specialist,
    Option<Double> uScore,
    Option<Double> confidence,
    Option<Double> latencyMs,
    CanonicalJson details,
    @Param("The hash of the entry before it.") EntryHash prevHash,
    @Param("The hash of everything above.") EntryHash hash) {

  static ShownEntry of(AuditEntry entry) {
    AuditEvent event = entry.event();
    return new ShownEntry(
        entry.sequence(),
        entry.id(),
        entry.at(),
        event.eventType(),
        event.sessionId(),
        event.traceId(),
        event.tokenId(),
        event.field(),
        event.specialist(),
        event.uScore(),
        event.confidence(),
        event.latencyMs(),
        event.details(),
        entry.previous(),
        entry.hash());
  }
}
