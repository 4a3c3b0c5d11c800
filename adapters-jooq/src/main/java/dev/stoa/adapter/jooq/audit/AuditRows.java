package dev.stoa.adapter.jooq.audit;

import static dev.stoa.schema.generated.tables.AuditLog.AUDIT_LOG;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEntryId;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditRow;
import dev.stoa.domain.audit.ChainedEntry;
import dev.stoa.domain.audit.EntryHash;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.schema.InstantText;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.DateTimeException;
import org.jspecify.annotations.Nullable;

/** Between the columns of {@code audit_log} and the types of the domain. */
final class AuditRows {

  private AuditRows() {}

  static void bind(Binds binds, ChainedEntry chained) throws SQLException {
    AuditEntry entry = chained.entry();
    AuditEvent event = entry.event();
    binds
        .set(AUDIT_LOG.SEQUENCE, entry.sequence())
        .set(AUDIT_LOG.ID, entry.id().value())
        .set(AUDIT_LOG.CREATED_AT, entry.at())
        .set(AUDIT_LOG.EVENT_TYPE, event.eventType())
        .set(AUDIT_LOG.SESSION_ID, event.sessionId().getOrNull())
        .set(AUDIT_LOG.TRACE_ID, event.traceId().getOrNull())
        .set(AUDIT_LOG.TOKEN_ID, event.tokenId().getOrNull())
        .set(AUDIT_LOG.FIELD, event.field().getOrNull())
        .set(AUDIT_LOG.SPECIALIST, event.specialist().getOrNull())
        .set(AUDIT_LOG.U_SCORE, event.uScore().getOrNull())
        .set(AUDIT_LOG.CONFIDENCE, event.confidence().getOrNull())
        .set(AUDIT_LOG.LATENCY_MS, event.latencyMs().getOrNull())
        .set(AUDIT_LOG.DETAILS, event.details().text())
        .set(AUDIT_LOG.PREV_HASH, entry.previous().hex())
        .set(AUDIT_LOG.CURR_HASH, entry.hash().hex())
        .set(AUDIT_LOG.TREE_NODES, chained.treeNodeBytes());
  }

  /** The stored row, unchecked. */
  static AuditRow raw(Row row) throws SQLException {
    return new AuditRow(
        row.get(AUDIT_LOG.SEQUENCE),
        row.get(AUDIT_LOG.ID),
        row.instantText(AUDIT_LOG.CREATED_AT),
        row.get(AUDIT_LOG.EVENT_TYPE),
        row.get(AUDIT_LOG.SESSION_ID),
        row.get(AUDIT_LOG.TRACE_ID),
        row.get(AUDIT_LOG.TOKEN_ID),
        row.get(AUDIT_LOG.FIELD),
        row.get(AUDIT_LOG.SPECIALIST),
        row.get(AUDIT_LOG.U_SCORE),
        row.get(AUDIT_LOG.CONFIDENCE),
        row.get(AUDIT_LOG.LATENCY_MS),
        row.get(AUDIT_LOG.DETAILS),
        row.get(AUDIT_LOG.PREV_HASH),
        row.get(AUDIT_LOG.CURR_HASH),
        row.get(AUDIT_LOG.TREE_NODES));
  }

  static AuditEntry entry(Row row) throws SQLException {
    AuditRow raw = raw(row);
    try {
      return new AuditEntry(
          raw.sequence(),
          new AuditEntryId(stored("id", raw.id())),
          InstantText.parse(stored("created_at", raw.at())),
          new AuditEvent(
              Option.none(),
              stored("event_type", raw.eventType()),
              Option.of(raw.sessionId()),
              Option.of(raw.traceId()),
              Option.of(raw.tokenId()),
              Option.of(raw.field()),
              Option.of(raw.specialist()),
              Option.of(raw.uScore()),
              Option.of(raw.confidence()),
              Option.of(raw.latencyMs()),
              CanonicalJson.stored(stored("details", raw.details()))),
          EntryHash.ofHex(stored("prev_hash", raw.prevHash())),
          EntryHash.ofHex(stored("curr_hash", raw.hash())));
    } catch (IllegalArgumentException | DateTimeException e) {
      throw new StorageException(
          "audit entry "
              + raw.sequence()
              + " was damaged in the store ("
              + e.getMessage()
              + "): run `stoa audit verify`",
          e);
    }
  }

  /** The value of a column that is never null; it may have been tampered with. */
  static String stored(String column, @Nullable String value) {
    if (value == null) {
      throw new IllegalArgumentException(column + " is null");
    }
    return value;
  }
}
