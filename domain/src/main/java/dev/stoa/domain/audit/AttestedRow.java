package dev.stoa.domain.audit;

import dev.stoa.domain.kernel.Instants;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Lays an event out as the row it becomes. */
final class AttestedRow {

  private AttestedRow() {}

  static AuditRow of(
      long sequence,
      AuditEntryId id,
      Instant at,
      AuditEvent event,
      EntryHash previous,
      @Nullable String hash,
      byte @Nullable [] treeNodes) {
    return new AuditRow(
        sequence,
        id.value(),
        Instants.text(at),
        event.eventType(),
        event.sessionId().getOrNull(),
        event.traceId().getOrNull(),
        event.tokenId().getOrNull(),
        event.field().getOrNull(),
        event.specialist().getOrNull(),
        event.uScore().getOrNull(),
        event.confidence().getOrNull(),
        event.latencyMs().getOrNull(),
        event.details().text(),
        previous.hex(),
        hash,
        treeNodes);
  }
}
