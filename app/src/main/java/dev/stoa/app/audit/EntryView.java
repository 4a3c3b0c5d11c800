package dev.stoa.app.audit;

import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Printable;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.kernel.Instants;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** How entries are shown. */
final class EntryView {

  private static final int DETAILS_WIDTH = 40;
  private static final int HASH_DIGITS = 16;

  private EntryView() {}

  /** Where new entries came to stand. */
  static Table placed(Seq<AuditEntry> entries) {
    return Table.of("sequence", "id", "type", "hash")
        .rows(
            entries,
            entry ->
                new Object[] {
                  entry.sequence(), entry.id(), entry.event().eventType(), brief(entry)
                });
  }

  /** What entries say, a line each. */
  static Table listed(Seq<AuditEntry> entries) {
    return Table.of("sequence", "at", "type", "session", "specialist", "confidence", "details")
        .rows(
            entries,
            entry ->
                new Object[] {
                  entry.sequence(),
                  Instants.text(entry.at()),
                  entry.event().eventType(),
                  entry.event().sessionId().getOrNull(),
                  entry.event().specialist().getOrNull(),
                  entry.event().confidence().getOrNull(),
                  Printable.shortened(entry.event().details().text(), DETAILS_WIDTH)
                });
  }

  /** Everything one entry says, a line for each thing. */
  static Table whole(AuditEntry entry) {
    AuditEvent event = entry.event();
    return Table.of("field", "value")
        .row("sequence", entry.sequence())
        .row("id", entry.id())
        .row("at", Instants.text(entry.at()))
        .row("event_type", event.eventType())
        .row("session_id", shown(event.sessionId()))
        .row("trace_id", shown(event.traceId()))
        .row("token_id", shown(event.tokenId()))
        .row("field", shown(event.field()))
        .row("specialist", shown(event.specialist()))
        .row("u_score", shown(event.uScore()))
        .row("confidence", shown(event.confidence()))
        .row("latency_ms", shown(event.latencyMs()))
        .row("details", event.details())
        .row("prev_hash", entry.previous())
        .row("hash", entry.hash());
  }

  static JsonMembers json(Seq<AuditEntry> entries) {
    return new JsonMembers().with("entries", entries.map(EntryView::json));
  }

  static JsonObject json(AuditEntry entry) {
    AuditEvent event = entry.event();
    return new JsonMembers()
        .with("sequence", entry.sequence())
        .with("id", entry.id().value())
        .with("at", Instants.text(entry.at()))
        .with("event_type", event.eventType())
        .withText("session_id", event.sessionId())
        .withText("trace_id", event.traceId())
        .withText("token_id", event.tokenId())
        .withText("field", event.field())
        .withText("specialist", event.specialist())
        .withNumber("u_score", event.uScore())
        .withNumber("confidence", event.confidence())
        .withNumber("latency_ms", event.latencyMs())
        .with("details", JsonParser.parse(event.details().text()))
        .with("prev_hash", entry.previous().hex())
        .with("hash", entry.hash().hex())
        .object();
  }

  /** Enough of a hash to tell entries apart by eye. */
  private static String brief(AuditEntry entry) {
    return entry.hash().hex().substring(0, HASH_DIGITS) + "...";
  }

  private static Object shown(Option<?> value) {
    return value.isEmpty() ? "-" : value.get();
  }
}
