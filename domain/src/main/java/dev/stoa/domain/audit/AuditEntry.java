package dev.stoa.domain.audit;

import dev.stoa.domain.json.InvalidValue;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * An event with its position in the chain, and the hash that covers it and all entries before it.
 */
public record AuditEntry(
    long sequence,
    AuditEntryId id,
    Instant at,
    AuditEvent event,
    EntryHash previous,
    EntryHash hash) {

  /** Sequences count from 1; the instant keeps its microseconds; the entry's id is the only one. */
  public AuditEntry {
    if (sequence < 1) {
      throw new InvalidValue("audit sequence " + sequence + ": sequences begin at 1");
    }
    at = at.truncatedTo(ChronoUnit.MICROS);
    event = event.withoutId();
  }
}
