package dev.stoa.adapter.jooq.audit;

import static dev.stoa.schema.generated.tables.AuditLog.AUDIT_LOG;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.noCondition;

import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.audit.AuditFilter;
import java.util.List;
import java.util.stream.IntStream;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.SelectConditionStep;
import org.jooq.impl.DSL;

/** The statements of the audit log. */
final class AuditSql {

  static final Param<Long> AFTER = Params.named("after", AUDIT_LOG.SEQUENCE);
  static final Param<Long> BEFORE = Params.named("before", AUDIT_LOG.SEQUENCE);
  static final Param<Integer> LIMIT = Params.named("limit", Integer.class);
  static final ListParam<String> IDS = Params.list("ids", AUDIT_LOG.ID);
  static final ListParam<Long> SEQUENCES = Params.list("sequences", AUDIT_LOG.SEQUENCE);

  private static final List<Field<?>> COLUMNS = List.of(AUDIT_LOG.fields());

  static final Statement HEAD =
      Statement.of(
          () ->
              DSL.select(AUDIT_LOG.SEQUENCE, AUDIT_LOG.CURR_HASH)
                  .from(AUDIT_LOG)
                  .orderBy(AUDIT_LOG.SEQUENCE.desc())
                  .limit(inline(1)));

  static final Statement INSERT =
      Statement.of(() -> DSL.insertInto(AUDIT_LOG).set(Params.of(COLUMNS)));

  static final Statement BY_ID = Statement.of(() -> rows(AUDIT_LOG.ID.eq(Params.of(AUDIT_LOG.ID))));

  static final Statement BY_IDS = Statement.of(() -> rows(IDS.contains(AUDIT_LOG.ID)));

  static final Statement BY_SEQUENCE =
      Statement.of(() -> rows(AUDIT_LOG.SEQUENCE.eq(Params.of(AUDIT_LOG.SEQUENCE))));

  static final Statement ALL =
      Statement.of(() -> DSL.select(COLUMNS).from(AUDIT_LOG).orderBy(AUDIT_LOG.SEQUENCE));

  /** Reads the whole log: asked once, after verification has read it and found a fault. */
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

  private static final List<Statement> PAGES =
      IntStream.range(0, 8).mapToObj(shape -> Statement.of(() -> forwards(shape))).toList();

  private static final List<Statement> NEWEST =
      IntStream.range(0, 8).mapToObj(shape -> Statement.of(() -> backwards(shape))).toList();

  private AuditSql() {}

  /** The page statement that has a parameter for each part the filter gives. */
  static Statement page(AuditFilter filter) {
    return PAGES.get(shape(filter));
  }

  /** As {@link #page(AuditFilter)}, newest first. */
  static Statement newest(AuditFilter filter) {
    return NEWEST.get(shape(filter));
  }

  private static int shape(AuditFilter filter) {
    return (filter.eventType().isDefined() ? 1 : 0)
        | (filter.sessionId().isDefined() ? 2 : 0)
        | (filter.traceId().isDefined() ? 4 : 0);
  }

  private static Query forwards(int shape) {
    return rows(AUDIT_LOG.SEQUENCE.gt(AFTER).and(wanted(shape)))
        .orderBy(AUDIT_LOG.SEQUENCE)
        .limit(LIMIT);
  }

  private static Query backwards(int shape) {
    return rows(AUDIT_LOG.SEQUENCE.lt(BEFORE).and(wanted(shape)))
        .orderBy(AUDIT_LOG.SEQUENCE.desc())
        .limit(LIMIT);
  }

  private static Condition wanted(int shape) {
    return wanted(shape, 1, AUDIT_LOG.EVENT_TYPE)
        .and(wanted(shape, 2, AUDIT_LOG.SESSION_ID))
        .and(wanted(shape, 4, AUDIT_LOG.TRACE_ID));
  }

  private static Condition wanted(int shape, int bit, Field<String> column) {
    return (shape & bit) == 0 ? noCondition() : column.eq(Params.of(column));
  }

  private static SelectConditionStep<Record> rows(Condition condition) {
    return DSL.select(COLUMNS).from(AUDIT_LOG).where(condition);
  }
}
