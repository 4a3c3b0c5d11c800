package dev.stoa.adapter.jooq.audit;

import static dev.stoa.schema.generated.tables.AuditLog.AUDIT_LOG;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEntryId;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditEventBuilder;
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

  static final Rows<ChainedEntry> CHAINED =
      Rows.<ChainedEntry>of(AUDIT_LOG)
          .key(AUDIT_LOG.SEQUENCE, chained -> chained.entry().sequence())
          .set(AUDIT_LOG.ID, chained -> chained.entry().id().value())
          .set(AUDIT_LOG.CREATED_AT, chained -> chained.entry().at())
          .including(event(), chained -> chained.entry().event())
          .set(AUDIT_LOG.PREV_HASH, chained -> chained.entry().previous().hex())
          .set(AUDIT_LOG.CURR_HASH, chained -> chained.entry().hash().hex())
          .set(AUDIT_LOG.TREE_NODES, ChainedEntry::treeNodeBytes);

  /** Read as entries; what is no entry any more is refused. */
  static final Rows<AuditEntry> ENTRIES = CHAINED.readAs(AuditRows::entry);

  /** Read as they are stored, unchecked. */
  static final Rows<AuditRow> RAW = CHAINED.readAs(AuditRows::raw);

  private AuditRows() {}

  private static Rows<AuditEvent> event() {
    return Rows.<AuditEvent>of(AUDIT_LOG)
        .set(AUDIT_LOG.EVENT_TYPE, AuditEvent::eventType)
        .maybe(AUDIT_LOG.SESSION_ID, AuditEvent::sessionId)
        .maybe(AUDIT_LOG.TRACE_ID, AuditEvent::traceId)
        .maybe(AUDIT_LOG.TOKEN_ID, AuditEvent::tokenId)
        .maybe(AUDIT_LOG.FIELD, AuditEvent::field)
        .maybe(AUDIT_LOG.SPECIALIST, AuditEvent::specialist)
        .maybe(AUDIT_LOG.U_SCORE, AuditEvent::uScore)
        .maybe(AUDIT_LOG.CONFIDENCE, AuditEvent::confidence)
        .maybe(AUDIT_LOG.LATENCY_MS, AuditEvent::latencyMs)
        .set(AUDIT_LOG.DETAILS, event -> event.details().text());
  }

  private static AuditRow raw(Row row) throws SQLException {
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

  private static AuditEntry entry(Row row) throws SQLException {
    AuditRow raw = raw(row);
    try {
      return new AuditEntry(
          raw.sequence(),
          new AuditEntryId(stored("id", raw.id())),
          InstantText.parse(stored("created_at", raw.at())),
          AuditEventBuilder.builder()
              .id(Option.none())
              .eventType(stored("event_type", raw.eventType()))
              .sessionId(Option.of(raw.sessionId()))
              .traceId(Option.of(raw.traceId()))
              .tokenId(Option.of(raw.tokenId()))
              .field(Option.of(raw.field()))
              .specialist(Option.of(raw.specialist()))
              .uScore(Option.of(raw.uScore()))
              .confidence(Option.of(raw.confidence()))
              .latencyMs(Option.of(raw.latencyMs()))
              .details(CanonicalJson.stored(stored("details", raw.details())))
              .build(),
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
