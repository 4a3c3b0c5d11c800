package dev.stoa.adapter.jooq.imports;

import static dev.stoa.schema.generated.tables.ImportedAuditLog.IMPORTED_AUDIT_LOG;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.selectDistinct;

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
import java.util.List;
import java.util.function.Consumer;
import org.jooq.Field;

/** Chains of other systems in the table {@code imported_audit_log}. */
final class JooqImportedChains implements ImportedChains {

  private static final List<Field<?>> COLUMNS = List.of(IMPORTED_AUDIT_LOG.fields());

  private static final Statement ADD =
      Statement.of(() -> insertInto(IMPORTED_AUDIT_LOG).set(Params.of(COLUMNS)));
  private static final Statement CHAINS =
      Statement.of(
          () ->
              selectDistinct(IMPORTED_AUDIT_LOG.CHAIN)
                  .from(IMPORTED_AUDIT_LOG)
                  .orderBy(IMPORTED_AUDIT_LOG.CHAIN));
  private static final Statement SCAN =
      Statement.of(
          () ->
              select(COLUMNS)
                  .from(IMPORTED_AUDIT_LOG)
                  .where(IMPORTED_AUDIT_LOG.CHAIN.eq(Params.of(IMPORTED_AUDIT_LOG.CHAIN)))
                  .orderBy(IMPORTED_AUDIT_LOG.SEQUENCE));

  private final JooqSession session;

  JooqImportedChains(JooqSession session) {
    this.session = session;
  }

  @Override
  public void append(ImportEntry entry, String chain, Seq<AuaRow> rows) {
    session.batch(
        ADD,
        rows,
        (binds, row) ->
            binds
                .set(IMPORTED_AUDIT_LOG.CHAIN, chain)
                .set(IMPORTED_AUDIT_LOG.SEQUENCE, row.rowId())
                .set(IMPORTED_AUDIT_LOG.IMPORT_ID, entry.id())
                .set(IMPORTED_AUDIT_LOG.ID, row.id())
                .set(IMPORTED_AUDIT_LOG.CREATED_AT, row.createdAt())
                .set(IMPORTED_AUDIT_LOG.EVENT_TYPE, row.eventType())
                .set(IMPORTED_AUDIT_LOG.SESSION_ID, row.sessionId())
                .set(IMPORTED_AUDIT_LOG.TRACE_ID, row.traceId())
                .set(IMPORTED_AUDIT_LOG.REQUEST_ID, row.requestId())
                .set(IMPORTED_AUDIT_LOG.ROUTING_MODE, row.routingMode())
                .set(IMPORTED_AUDIT_LOG.TOKEN_ID, row.tokenId())
                .set(IMPORTED_AUDIT_LOG.FIELD, row.field())
                .set(IMPORTED_AUDIT_LOG.SPECIALIST, row.specialist())
                .set(IMPORTED_AUDIT_LOG.U_SCORE, row.uScore())
                .set(IMPORTED_AUDIT_LOG.CONFIDENCE, row.confidence())
                .set(IMPORTED_AUDIT_LOG.LATENCY_MS, row.latencyMs())
                .set(IMPORTED_AUDIT_LOG.DETAILS, row.details())
                .set(IMPORTED_AUDIT_LOG.PREV_HASH, row.prevHash())
                .set(IMPORTED_AUDIT_LOG.CURR_HASH, row.currHash())
                .set(IMPORTED_AUDIT_LOG.TENANT_ID, row.tenantId()));
  }

  @Override
  public Seq<String> chains() {
    return session.list(CHAINS, Binder.NOTHING, row -> row.get(IMPORTED_AUDIT_LOG.CHAIN));
  }

  @Override
  public void scan(String chain, Consumer<AuaRow> rows) {
    session.each(
        SCAN, binds -> binds.set(IMPORTED_AUDIT_LOG.CHAIN, chain), row -> rows.accept(entry(row)));
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
