package dev.stoa.adapter.jooq.audit;

import static dev.stoa.schema.generated.Tables.AUDIT_LOG;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.param;

import dev.stoa.adapter.jooq.Binds;
import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.domain.audit.AuditFilter;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Query;
import org.jooq.SQLDialect;
import org.jooq.impl.DSL;

/** The statements of the audit log, rendered once for an engine. */
final class AuditSql {

  /** In the order {@link AuditRows} binds and reads them. */
  private static final List<Field<?>> COLUMNS =
      List.of(
          AUDIT_LOG.SEQUENCE,
          AUDIT_LOG.ID,
          AUDIT_LOG.CREATED_AT,
          AUDIT_LOG.EVENT_TYPE,
          AUDIT_LOG.SESSION_ID,
          AUDIT_LOG.TRACE_ID,
          AUDIT_LOG.TOKEN_ID,
          AUDIT_LOG.FIELD,
          AUDIT_LOG.SPECIALIST,
          AUDIT_LOG.U_SCORE,
          AUDIT_LOG.CONFIDENCE,
          AUDIT_LOG.LATENCY_MS,
          AUDIT_LOG.DETAILS,
          AUDIT_LOG.PREV_HASH,
          AUDIT_LOG.CURR_HASH,
          AUDIT_LOG.TREE_NODES);

  /** More tree nodes than any proof needs; lists are padded to powers of two up to it. */
  static final int MOST_NODES = 128;

  private final SQLDialect dialect;
  private final RenderedSql[] pages = new RenderedSql[8];
  private final RenderedSql[] nodes = new RenderedSql[arityIndex(MOST_NODES) + 1];

  final RenderedSql head;
  final RenderedSql insert;
  final RenderedSql byId;
  final RenderedSql bySequence;
  final RenderedSql all;
  final RenderedSql sequenceOf;

  AuditSql(SQLDialect dialect) {
    this.dialect = dialect;
    this.head =
        render(
            DSL.select(AUDIT_LOG.SEQUENCE, AUDIT_LOG.CURR_HASH)
                .from(AUDIT_LOG)
                .orderBy(AUDIT_LOG.SEQUENCE.desc())
                .limit(inline(1)));
    this.insert =
        render(
            DSL.insertInto(AUDIT_LOG)
                .columns(COLUMNS)
                .values(COLUMNS.stream().map(column -> param("value", column)).toList()));
    this.byId = render(rows(AUDIT_LOG.ID.eq(param("id", AUDIT_LOG.ID))));
    this.bySequence = render(rows(AUDIT_LOG.SEQUENCE.eq(param("sequence", AUDIT_LOG.SEQUENCE))));
    this.all = render(DSL.select(COLUMNS).from(AUDIT_LOG).orderBy(AUDIT_LOG.SEQUENCE));
    this.sequenceOf =
        render(
            DSL.select(AUDIT_LOG.SEQUENCE)
                .from(AUDIT_LOG)
                .where(AUDIT_LOG.CURR_HASH.eq(param("hash", AUDIT_LOG.CURR_HASH)))
                .orderBy(AUDIT_LOG.SEQUENCE)
                .limit(inline(1)));
    for (int shape = 0; shape < pages.length; shape++) {
      pages[shape] = render(page(shape));
    }
    for (int index = 0; index < nodes.length; index++) {
      nodes[index] = render(nodesIn(1 << index));
    }
  }

  /** The page statement that has a parameter for each part the filter gives. */
  RenderedSql page(AuditFilter filter) {
    return pages[
        (filter.eventType().isDefined() ? 1 : 0)
            | (filter.sessionId().isDefined() ? 2 : 0)
            | (filter.traceId().isDefined() ? 4 : 0)];
  }

  /** The statement for so many sequences or a few more; bind with {@link #bindPadded}. */
  RenderedSql nodes(int count) {
    return nodes[arityIndex(count)];
  }

  /** Repeats the last value: asking twice for one row gives it once. */
  static void bindPadded(Binds binds, List<Long> sequences) throws SQLException {
    int arity = 1 << arityIndex(sequences.size());
    for (int i = 0; i < arity; i++) {
      binds.number(sequences.get(Math.min(i, sequences.size() - 1)));
    }
  }

  private static int arityIndex(int count) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(count - 1);
  }

  private static Query nodesIn(int arity) {
    return DSL.select(AUDIT_LOG.SEQUENCE, AUDIT_LOG.CURR_HASH, AUDIT_LOG.TREE_NODES)
        .from(AUDIT_LOG)
        .where(
            AUDIT_LOG.SEQUENCE.in(
                Stream.generate(() -> param("sequence", AUDIT_LOG.SEQUENCE))
                    .limit(arity)
                    .toList()));
  }

  private static Query page(int shape) {
    return DSL.select(COLUMNS)
        .from(AUDIT_LOG)
        .where(AUDIT_LOG.SEQUENCE.gt(param("after", AUDIT_LOG.SEQUENCE)))
        .and(wanted(shape, 1, AUDIT_LOG.EVENT_TYPE))
        .and(wanted(shape, 2, AUDIT_LOG.SESSION_ID))
        .and(wanted(shape, 4, AUDIT_LOG.TRACE_ID))
        .orderBy(AUDIT_LOG.SEQUENCE)
        .limit(param("limit", Integer.class));
  }

  private static Condition wanted(int shape, int bit, Field<String> column) {
    return (shape & bit) == 0 ? noCondition() : column.eq(param("wanted", column));
  }

  private static Query rows(Condition condition) {
    return DSL.select(COLUMNS).from(AUDIT_LOG).where(condition);
  }

  private RenderedSql render(Query query) {
    return RenderedSql.of(dialect, query);
  }
}
