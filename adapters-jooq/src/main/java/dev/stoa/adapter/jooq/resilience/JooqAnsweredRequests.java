package dev.stoa.adapter.jooq.resilience;

import static dev.stoa.schema.generated.tables.AnsweredRequests.ANSWERED_REQUESTS;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.resilience.AnsweredRequest;
import dev.stoa.domain.resilience.AnsweredRequests;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;

/** The answered requests in the table {@code answered_requests}. */
public final class JooqAnsweredRequests implements AnsweredRequests {

  private static final Rows<AnsweredRequest> REQUESTS =
      Rows.of(ANSWERED_REQUESTS, JooqAnsweredRequests::request)
          .key(ANSWERED_REQUESTS.REQUEST_KEY, AnsweredRequest::key)
          .changing()
          .set(ANSWERED_REQUESTS.FINGERPRINT, AnsweredRequest::fingerprint)
          .set(ANSWERED_REQUESTS.ANSWER, AnsweredRequest::answer)
          .maybe(ANSWERED_REQUESTS.KEY_ID, AnsweredRequest::keyId)
          .set(ANSWERED_REQUESTS.ANSWERED_AT, AnsweredRequest::at);

  static final Lookup<String, AnsweredRequest> BY_KEY = REQUESTS.by(ANSWERED_REQUESTS.REQUEST_KEY);

  static final Statement UNTIL =
      Statement.of(
          () ->
              select(ANSWERED_REQUESTS.REQUEST_KEY)
                  .from(ANSWERED_REQUESTS)
                  .where(ANSWERED_REQUESTS.ANSWERED_AT.le(Params.of(ANSWERED_REQUESTS.ANSWERED_AT)))
                  .orderBy(ANSWERED_REQUESTS.ANSWERED_AT, ANSWERED_REQUESTS.REQUEST_KEY)
                  .limit(Rows.LIMIT));

  private final JooqSession session;

  public JooqAnsweredRequests(JooqSession session) {
    this.session = session;
  }

  @Override
  public Option<AnsweredRequest> lock(String key) {
    // Locked by key, not by row, because the first request of a key has no row yet.
    session.serialize(LockName.REQUEST.of(key));
    return BY_KEY.find(session, key);
  }

  @Override
  public void save(AnsweredRequest request) {
    REQUESTS.put(session, request);
  }

  @Override
  public int removeUntil(Instant last, int limit) {
    Seq<String> keys =
        session
            .writing()
            .list(
                UNTIL,
                binds -> binds.set(ANSWERED_REQUESTS.ANSWERED_AT, last).set(Rows.LIMIT, limit),
                row -> row.get(ANSWERED_REQUESTS.REQUEST_KEY));
    if (keys.nonEmpty()) {
      BY_KEY.remove(session, keys);
    }
    return keys.size();
  }

  private static AnsweredRequest request(Row row) throws SQLException {
    return new AnsweredRequest(
        row.get(ANSWERED_REQUESTS.REQUEST_KEY),
        row.get(ANSWERED_REQUESTS.FINGERPRINT),
        row.get(ANSWERED_REQUESTS.ANSWER),
        Option.of(row.get(ANSWERED_REQUESTS.KEY_ID)),
        row.get(ANSWERED_REQUESTS.ANSWERED_AT));
  }
}
