package dev.stoa.adapter.jooq.resilience;

import static dev.stoa.schema.generated.tables.AnsweredRequests.ANSWERED_REQUESTS;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import java.util.List;
import org.jooq.Field;

/** The statements of answered requests. */
final class RequestSql {

  static final Field<Integer> LIMIT = Params.limit();
  static final ListParam<String> KEYS = Params.list("keys", ANSWERED_REQUESTS.REQUEST_KEY);

  private static final List<Field<?>> REST =
      List.of(
          ANSWERED_REQUESTS.FINGERPRINT,
          ANSWERED_REQUESTS.ANSWER,
          ANSWERED_REQUESTS.KEY_ID,
          ANSWERED_REQUESTS.ANSWERED_AT);

  static final Statement FIND =
      Statement.of(
          () ->
              select(ANSWERED_REQUESTS.REQUEST_KEY)
                  .select(REST)
                  .from(ANSWERED_REQUESTS)
                  .where(
                      ANSWERED_REQUESTS.REQUEST_KEY.eq(Params.of(ANSWERED_REQUESTS.REQUEST_KEY))));
  static final Statement SAVE =
      Statement.of(
          () ->
              insertInto(ANSWERED_REQUESTS)
                  .set(Params.of(List.of(ANSWERED_REQUESTS.REQUEST_KEY)))
                  .set(Params.of(REST))
                  .onConflict(ANSWERED_REQUESTS.REQUEST_KEY)
                  .doUpdate()
                  .set(Params.excluded(REST)));
  static final Statement UNTIL =
      Statement.of(
          () ->
              select(ANSWERED_REQUESTS.REQUEST_KEY)
                  .from(ANSWERED_REQUESTS)
                  .where(ANSWERED_REQUESTS.ANSWERED_AT.le(Params.of(ANSWERED_REQUESTS.ANSWERED_AT)))
                  .orderBy(ANSWERED_REQUESTS.ANSWERED_AT, ANSWERED_REQUESTS.REQUEST_KEY)
                  .limit(LIMIT));
  static final Statement DELETE =
      Statement.of(
          () -> deleteFrom(ANSWERED_REQUESTS).where(KEYS.contains(ANSWERED_REQUESTS.REQUEST_KEY)));

  private RequestSql() {}
}
