package dev.stoa.domain.audit;

import dev.stoa.domain.kernel.IdSource;

/** An event that has its id: the one its caller chose, or a new one. */
public record IdentifiedEvent(AuditEntryId id, AuditEvent event) {

  /** Keeps the id the caller chose. */
  public static IdentifiedEvent of(AuditEvent event, IdSource ids) {
    return new IdentifiedEvent(
        event.id().getOrElse(() -> new AuditEntryId(ids.next())), event.withoutId());
  }
}
