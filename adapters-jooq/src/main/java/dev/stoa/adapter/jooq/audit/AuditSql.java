package dev.stoa.adapter.jooq.audit;

import static dev.stoa.adapter.jooq.audit.AuditRows.ENTRIES;
import static dev.stoa.adapter.jooq.audit.AuditRows.RAW;
import static dev.stoa.schema.generated.tables.AuditLog.AUDIT_LOG;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.noCondition;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditFilter;
import dev.stoa.domain.audit.AuditRow;
import org.jooq.impl.DSL;

/** The statements of the audit log. */
final class AuditSql {

  static final Lookup<String, AuditEntry> BY_ID = ENTRIES.by(AUDIT_LOG.ID);
  static final Lookup<Long, AuditEntry> BY_SEQUENCE = ENTRIES.by(AUDIT_LOG.SEQUENCE);
  static final Lookup<Long, AuditRow> RAW_BY_SEQUENCE = RAW.by(AUDIT_LOG.SEQUENCE);
  static final Pages<Long, AuditEntry> OLDEST =
      ENTRIES.pages(Order.ascending(AUDIT_LOG.SEQUENCE, sequence -> sequence));
  static final Pages<Long, AuditEntry> NEWEST =
      ENTRIES.pages(Order.descending(AUDIT_LOG.SEQUENCE, sequence -> sequence));

  static final ListParam<Long> SEQUENCES = Params.list("sequences", AUDIT_LOG.SEQUENCE);

  private static final Filter<String> OF_TYPE = Filter.eq(AUDIT_LOG.EVENT_TYPE);
  private static final Filter<String> IN_SESSION = Filter.eq(AUDIT_LOG.SESSION_ID);
  private static final Filter<String> IN_TRACE = Filter.eq(AUDIT_LOG.TRACE_ID);

  static final Statement HEAD =
      Statement.of(
          () ->
              DSL.select(AUDIT_LOG.SEQUENCE, AUDIT_LOG.CURR_HASH)
                  .from(AUDIT_LOG)
                  .orderBy(AUDIT_LOG.SEQUENCE.desc())
                  .limit(inline(1)));

  static final Statement ALL =
      Statement.of(() -> RAW.select(noCondition()).orderBy(AUDIT_LOG.SEQUENCE));

  /** Reads the whole log: used once, after verification has read it and found a fault. */
  static final Statement SEQUENCE_OF =
      Statement.of(
          () ->
              DSL.select(AUDIT_LOG.SEQUENCE)
                  .from(AUDIT_LOG)
                  .where(AUDIT_LOG.CURR_HASH.eq(Params.of(AUDIT_LOG.CURR_HASH)))
                  .orderBy(AUDIT_LOG.SEQUENCE)
                  .limit(inline(1)));

  static final Statement NODES =
      Statement.of(
          () ->
              DSL.select(AUDIT_LOG.SEQUENCE, AUDIT_LOG.CURR_HASH, AUDIT_LOG.TREE_NODES)
                  .from(AUDIT_LOG)
                  .where(SEQUENCES.contains(AUDIT_LOG.SEQUENCE)));

  private AuditSql() {}

  /** What a filter asks of {@link #OLDEST} and {@link #NEWEST}. */
  static Filters wanted(AuditFilter filter) {
    return Filters.NONE
        .and(OF_TYPE, filter.eventType())
        .and(IN_SESSION, filter.sessionId())
        .and(IN_TRACE, filter.traceId());
  }
}
