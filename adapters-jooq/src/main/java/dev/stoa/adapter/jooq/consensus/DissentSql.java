package dev.stoa.adapter.jooq.consensus;

import static dev.stoa.schema.generated.tables.Dissent.DISSENT;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.sql.TimeOrder;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Query;

/** The statements of dissents; each listing goes along an index. */
final class DissentSql {

  static final Field<Integer> LIMIT = Params.limit();
  static final TimeOrder NEWEST_FIRST = TimeOrder.newestFirst(DISSENT.TIMESTAMP, DISSENT.ID);
  static final ListParam<String> CONSENSUSES = Params.list("consensuses", DISSENT.CONSENSUS_ID);
  static final Field<Integer> COUNT = count().as("counted");

  private static final List<Field<?>> COLUMNS =
      List.of(
          DISSENT.ID,
          DISSENT.CONSENSUS_ID,
          DISSENT.DEBATE_ID,
          DISSENT.AGENT_ID,
          DISSENT.DISSENT_TYPE,
          DISSENT.CONTENT,
          DISSENT.CONFIDENCE,
          DISSENT.TIMESTAMP,
          DISSENT.DATA,
          DISSENT.REASONING,
          DISSENT.ACKNOWLEDGED_AT,
          DISSENT.REBUTTAL);
  private static final Condition OF_ID = DISSENT.ID.eq(Params.of(DISSENT.ID));

  static final Statement INSERT = Statement.of(() -> insertInto(DISSENT).set(Params.of(COLUMNS)));
  static final Statement ANSWER =
      Statement.of(
          () ->
              update(DISSENT)
                  .set(Params.of(List.of(DISSENT.ACKNOWLEDGED_AT, DISSENT.REBUTTAL)))
                  .where(OF_ID));
  static final Statement FIND = Statement.of(() -> select(COLUMNS).from(DISSENT).where(OF_ID));
  static final Statement LOCK =
      Statement.of(dialect -> dialect.lockRows(select(COLUMNS).from(DISSENT).where(OF_ID)));

  /** Sorted by who asks: there are few of each. */
  static final Statement OF_CONSENSUSES =
      Statement.of(
          () -> select(COLUMNS).from(DISSENT).where(CONSENSUSES.contains(DISSENT.CONSENSUS_ID)));

  static final Statement COUNTS =
      Statement.of(
          () -> select(DISSENT.DISSENT_TYPE, COUNT).from(DISSENT).groupBy(DISSENT.DISSENT_TYPE));
  static final Statement PAGE = Statement.of(() -> page(noCondition()));
  static final Statement PAGE_AFTER = Statement.of(() -> page(after()));
  static final Statement PAGE_OF_TYPE = Statement.of(() -> page(ofType()));
  static final Statement PAGE_OF_TYPE_AFTER = Statement.of(() -> page(ofType().and(after())));

  private DissentSql() {}

  private static Query page(Condition wanted) {
    return select(COLUMNS).from(DISSENT).where(wanted).orderBy(NEWEST_FIRST.order()).limit(LIMIT);
  }

  private static Condition ofType() {
    return DISSENT.DISSENT_TYPE.eq(Params.of(DISSENT.DISSENT_TYPE));
  }

  private static Condition after() {
    return NEWEST_FIRST.after();
  }
}
