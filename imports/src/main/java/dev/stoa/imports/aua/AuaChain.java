package dev.stoa.imports.aua;

import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.audit.aua.AuaFault;
import dev.stoa.domain.audit.aua.AuaReport;
import dev.stoa.domain.audit.aua.AuaRow;
import dev.stoa.domain.audit.aua.AuaVerifier;
import dev.stoa.domain.imports.ImportedChains;
import dev.stoa.domain.kernel.Sha256;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The audit chain of AUA: verified by its own rule, kept as it is beside our trail, and attested by
 * one entry of our trail.
 */
final class AuaChain {

  private static final String TABLE = "audit_log";

  private final ImportRun run;
  private final ForeignStore store;
  private final ImportedChains chains;
  private final Map<String, Long> places = new HashMap<>();
  private final StringBuilder hashes = new StringBuilder();
  private String first = "";
  private long imported;

  AuaChain(ImportRun run, ForeignStore store) {
    this.run = run;
    this.store = store;
    this.chains = run.imports().importedChains();
  }

  void run() {
    if (!store.columns(TABLE).contains("curr_hash")) {
      run.leaveOut(store, TABLE, "it is no chain: its rows have no hashes");
      return;
    }
    AuaReport report = verified();
    run.table(store, TABLE, "an audit chain, kept as it is")
        .into(row -> entry(row, places.get(row.required("id"))), this::keep);
    if (imported > 0) {
      attest(report);
    }
  }

  private AuaReport verified() {
    AuaVerifier verifier = new AuaVerifier();
    store.each(
        TABLE,
        Vector.empty(),
        row -> {
          long place = places.size() + 1L;
          places.putIfAbsent(row.text("id").getOrElse("row " + place), place);
          AuaRow entry = entry(row, place);
          String hash = Option.of(entry.currHash()).getOrElse("");
          first = first.isEmpty() ? hash : first;
          hashes.append(hash).append('\n');
          verifier.accept(entry);
        });
    return verifier.report();
  }

  private void keep(Seq<AuaRow> rows) {
    imported += rows.size();
    chains.append(run.entry(), first, rows);
  }

  private void attest(AuaReport report) {
    AuditMembers members =
        AuditMembers.of("import_id", run.entry().id())
            .sha256("hashes_sha256", Sha256.hex(hashes.toString()))
            .number("entries", report.rows())
            .flag("sound", report.isSound());
    for (AuaFault fault : report.firstFault()) {
      members = members.number("first_fault", fault.rowId());
    }
    run.audit().record(AuditEvent.of(StoaEventType.IMPORTS_CHAIN_ATTESTED, members));
    run.remark(
        report
            .firstFault()
            .map(
                fault ->
                    "the audit chain is not sound: "
                        + fault.explanation()
                        + "; it was kept as it is")
            .getOrElse("the audit chain of " + report.rows() + " entries is sound"));
  }

  private static AuaRow entry(ForeignRow row, @Nullable Long place) {
    return new AuaRow(
        place == null ? 0 : place,
        text(row, "id"),
        real(row, "created_at"),
        text(row, "event_type"),
        text(row, "session_id"),
        text(row, "trace_id"),
        text(row, "request_id"),
        text(row, "routing_mode"),
        text(row, "token_id"),
        text(row, "field"),
        text(row, "specialist"),
        real(row, "u_score"),
        real(row, "confidence"),
        real(row, "latency_ms"),
        text(row, "details"),
        text(row, "prev_hash"),
        text(row, "curr_hash"),
        text(row, "tenant_id"));
  }

  private static @Nullable String text(ForeignRow row, String column) {
    return row.text(column).getOrNull();
  }

  private static @Nullable Double real(ForeignRow row, String column) {
    return row.value(column).exists(Number.class::isInstance) ? row.real(column).getOrNull() : null;
  }
}
