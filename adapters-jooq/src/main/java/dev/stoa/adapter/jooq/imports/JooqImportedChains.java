package dev.stoa.adapter.jooq.imports;

import static dev.stoa.schema.generated.tables.ImportedAuditLog.IMPORTED_AUDIT_LOG;
import static org.jooq.impl.DSL.selectDistinct;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.audit.aua.AuaRow;
import dev.stoa.domain.imports.ImportEntry;
import dev.stoa.domain.imports.ImportedChains;
import io.vavr.collection.Seq;
import java.sql.SQLException;
import java.util.function.Consumer;

/** Chains of other systems in the table {@code imported_audit_log}. */
final class JooqImportedChains implements ImportedChains {

  private static final Rows<AuaRow> ROWS =
      Rows.of(IMPORTED_AUDIT_LOG, JooqImportedChains::entry)
          .key(IMPORTED_AUDIT_LOG.SEQUENCE, AuaRow::rowId)
          .set(IMPORTED_AUDIT_LOG.ID, AuaRow::id)
          .set(IMPORTED_AUDIT_LOG.CREATED_AT, AuaRow::createdAt)
          .set(IMPORTED_AUDIT_LOG.EVENT_TYPE, AuaRow::eventType)
          .set(IMPORTED_AUDIT_LOG.SESSION_ID, AuaRow::sessionId)
          .set(IMPORTED_AUDIT_LOG.TRACE_ID, AuaRow::traceId)
          .set(IMPORTED_AUDIT_LOG.REQUEST_ID, AuaRow::requestId)
          .set(IMPORTED_AUDIT_LOG.ROUTING_MODE, AuaRow::routingMode)
          .set(IMPORTED_AUDIT_LOG.TOKEN_ID, AuaRow::tokenId)
          .set(IMPORTED_AUDIT_LOG.FIELD, AuaRow::field)
          .set(IMPORTED_AUDIT_LOG.SPECIALIST, AuaRow::specialist)
          .set(IMPORTED_AUDIT_LOG.U_SCORE, AuaRow::uScore)
          .set(IMPORTED_AUDIT_LOG.CONFIDENCE, AuaRow::confidence)
          .set(IMPORTED_AUDIT_LOG.LATENCY_MS, AuaRow::latencyMs)
          .set(IMPORTED_AUDIT_LOG.DETAILS, AuaRow::details)
          .set(IMPORTED_AUDIT_LOG.PREV_HASH, AuaRow::prevHash)
          .set(IMPORTED_AUDIT_LOG.CURR_HASH, AuaRow::currHash)
          .set(IMPORTED_AUDIT_LOG.TENANT_ID, AuaRow::tenantId);

  private static final Rows<ImportedRow> IMPORTED =
      Rows.<ImportedRow>of(IMPORTED_AUDIT_LOG)
          .key(IMPORTED_AUDIT_LOG.CHAIN, ImportedRow::chain)
          .set(IMPORTED_AUDIT_LOG.IMPORT_ID, imported -> imported.entry().id())
          .including(ROWS, ImportedRow::row);

  private static final Statement CHAINS =
      Statement.of(
          () ->
              selectDistinct(IMPORTED_AUDIT_LOG.CHAIN)
                  .from(IMPORTED_AUDIT_LOG)
                  .orderBy(IMPORTED_AUDIT_LOG.CHAIN));
  private static final Statement SCAN =
      Statement.of(
          () ->
              ROWS.select(IMPORTED_AUDIT_LOG.CHAIN.eq(Params.of(IMPORTED_AUDIT_LOG.CHAIN)))
                  .orderBy(IMPORTED_AUDIT_LOG.SEQUENCE));

  /** A row of a chain, and the import that has brought it. */
  private record ImportedRow(ImportEntry entry, String chain, AuaRow row) {}

  private final JooqSession session;

  JooqImportedChains(JooqSession session) {
    this.session = session;
  }

  @Override
  public void append(ImportEntry entry, String chain, Seq<AuaRow> rows) {
    IMPORTED.add(session, rows.map(row -> new ImportedRow(entry, chain, row)));
  }

  @Override
  public Seq<String> chains() {
    return session.list(CHAINS, Binder.NOTHING, row -> row.get(IMPORTED_AUDIT_LOG.CHAIN));
  }

  @Override
  public void scan(String chain, Consumer<AuaRow> rows) {
    session.each(
        SCAN,
        binds -> binds.set(IMPORTED_AUDIT_LOG.CHAIN, chain),
        row -> rows.accept(ROWS.read(row)));
  }

  private static AuaRow entry(Row row) throws SQLException {
    return new AuaRow(
        row.get(IMPORTED_AUDIT_LOG.SEQUENCE),
        row.get(IMPORTED_AUDIT_LOG.ID),
        row.get(IMPORTED_AUDIT_LOG.CREATED_AT),
        row.get(IMPORTED_AUDIT_LOG.EVENT_TYPE),
        row.get(IMPORTED_AUDIT_LOG.SESSION_ID),
        row.get(IMPORTED_AUDIT_LOG.TRACE_ID),
        row.get(IMPORTED_AUDIT_LOG.REQUEST_ID),
        row.get(IMPORTED_AUDIT_LOG.ROUTING_MODE),
        row.get(IMPORTED_AUDIT_LOG.TOKEN_ID),
        row.get(IMPORTED_AUDIT_LOG.FIELD),
        row.get(IMPORTED_AUDIT_LOG.SPECIALIST),
        row.get(IMPORTED_AUDIT_LOG.U_SCORE),
        row.get(IMPORTED_AUDIT_LOG.CONFIDENCE),
        row.get(IMPORTED_AUDIT_LOG.LATENCY_MS),
        row.get(IMPORTED_AUDIT_LOG.DETAILS),
        row.get(IMPORTED_AUDIT_LOG.PREV_HASH),
        row.get(IMPORTED_AUDIT_LOG.CURR_HASH),
        row.get(IMPORTED_AUDIT_LOG.TENANT_ID));
  }
}
