package dev.stoa.adapter.jooq.specialist;

import static dev.stoa.schema.generated.tables.QuerySessions.QUERY_SESSIONS;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.sql.TimeOrder;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Query;

/** The statements of sessions of queries. */
final class QuerySessionSql {

  static final Field<Integer> LIMIT = Params.limit();
  static final TimeOrder NEWEST_FIRST =
      TimeOrder.newestFirst(QUERY_SESSIONS.CREATED_AT, QUERY_SESSIONS.ID);

  private static final List<Field<?>> OPENED =
      List.of(QUERY_SESSIONS.ID, QUERY_SESSIONS.CREATED_AT);
  private static final List<Field<?>> CHANGING =
      List.of(
          QUERY_SESSIONS.UPDATED_AT,
          QUERY_SESSIONS.DOMAIN,
          QUERY_SESSIONS.QUERY_COUNT,
          QUERY_SESSIONS.METADATA);
  private static final Condition OF_ID = QUERY_SESSIONS.ID.eq(Params.of(QUERY_SESSIONS.ID));

  /** One that another writer stored meanwhile is left alone. */
  static final Statement INSERT =
      Statement.of(
          () ->
              insertInto(QUERY_SESSIONS)
                  .set(Params.of(OPENED))
                  .set(Params.of(CHANGING))
                  .onConflict(QUERY_SESSIONS.ID)
                  .doNothing());

  static final Statement CHANGE =
      Statement.of(() -> update(QUERY_SESSIONS).set(Params.of(CHANGING)).where(OF_ID));
  static final Statement FIND =
      Statement.of(() -> select(OPENED).select(CHANGING).from(QUERY_SESSIONS).where(OF_ID));
  static final Statement LOCK =
      Statement.of(
          dialect ->
              dialect.lockRows(select(OPENED).select(CHANGING).from(QUERY_SESSIONS).where(OF_ID)));
  static final Statement PAGE = Statement.of(() -> page(noCondition()));
  static final Statement PAGE_AFTER = Statement.of(() -> page(NEWEST_FIRST.after()));

  private QuerySessionSql() {}

  private static Query page(Condition wanted) {
    return select(OPENED)
        .select(CHANGING)
        .from(QUERY_SESSIONS)
        .where(wanted)
        .orderBy(NEWEST_FIRST.order())
        .limit(LIMIT);
  }
}
