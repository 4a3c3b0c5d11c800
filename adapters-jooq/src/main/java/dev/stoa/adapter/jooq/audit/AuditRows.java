package dev.stoa.adapter.jooq.audit;

import dev.stoa.adapter.jooq.Binds;
import dev.stoa.adapter.jooq.Row;
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

/** Between the columns of {@code audit_log} and the types of the domain. */
final class AuditRows {

  private AuditRows() {}

  static void bind(Binds binds, ChainedEntry chained) throws SQLException {
    AuditEntry entry = chained.entry();
    AuditEvent event = entry.event();
    binds
        .number(entry.sequence())
        .text(entry.id().value())
        .instant(entry.at())
        .text(event.eventType())
        .text(event.sessionId().getOrNull())
        .text(event.traceId().getOrNull())
        .text(event.tokenId().getOrNull())
        .text(event.field().getOrNull())
        .text(event.specialist().getOrNull())
        .real(event.uScore().getOrNull())
        .real(event.confidence().getOrNull())
        .real(event.latencyMs().getOrNull())
        .text(event.details().text())
        .text(entry.previous().hex())
        .text(entry.hash().hex())
        .bytes(chained.treeNodeBytes());
  }

  /** The row as it stands, believed in nothing. */
  static AuditRow raw(Row row) throws SQLException {
    return new AuditRow(
        row.number(1),
        row.text(2),
        row.instantText(3),
        row.text(4),
        row.text(5),
        row.text(6),
        row.text(7),
        row.text(8),
        row.text(9),
        row.real(10),
        row.real(11),
        row.real(12),
        row.text(13),
        row.text(14),
        row.text(15),
        row.bytes(16));
  }

  static AuditEntry entry(Row row) throws SQLException {
    AuditRow raw = raw(row);
    try {
      return new AuditEntry(
          raw.sequence(),
          new AuditEntryId(raw.id()),
          InstantText.parse(raw.at()),
          new AuditEvent(
              Option.none(),
              raw.eventType(),
              Option.of(raw.sessionId()),
              Option.of(raw.traceId()),
              Option.of(raw.tokenId()),
              Option.of(raw.field()),
              Option.of(raw.specialist()),
              Option.of(raw.uScore()),
              Option.of(raw.confidence()),
              Option.of(raw.latencyMs()),
              CanonicalJson.stored(raw.details())),
          EntryHash.ofHex(raw.prevHash()),
          EntryHash.ofHex(raw.hash()));
    } catch (IllegalArgumentException | DateTimeException | NullPointerException e) {
      throw new StorageException(
          "audit entry "
              + raw.sequence()
              + " was damaged in the store ("
              + e.getMessage()
              + "): run `stoa audit verify`",
          e);
    }
  }
}
