package dev.stoa.adapter.jooq.resilience;

import static dev.stoa.schema.generated.tables.AnsweredRequests.ANSWERED_REQUESTS;

import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.resilience.AnsweredRequest;
import dev.stoa.domain.resilience.AnsweredRequests;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** The answered requests in the table {@code answered_requests}. */
public final class JooqAnsweredRequests implements AnsweredRequests {

  private final JooqSession session;

  public JooqAnsweredRequests(JooqSession session) {
    this.session = session;
  }

  @Override
  public Option<AnsweredRequest> lock(String key) {
    // Locked by key, not by row, because the first request of a key has no row yet.
    session.serialize(LockName.REQUEST.of(key));
    return session.one(
        RequestSql.FIND,
        binds -> binds.set(ANSWERED_REQUESTS.REQUEST_KEY, key),
        row ->
            new AnsweredRequest(
                row.get(ANSWERED_REQUESTS.REQUEST_KEY),
                row.get(ANSWERED_REQUESTS.FINGERPRINT),
                row.get(ANSWERED_REQUESTS.ANSWER),
                Option.of(row.get(ANSWERED_REQUESTS.KEY_ID)),
                row.get(ANSWERED_REQUESTS.ANSWERED_AT)));
  }

  @Override
  public void save(AnsweredRequest request) {
    session.run(
        RequestSql.SAVE,
        binds ->
            binds
                .set(ANSWERED_REQUESTS.REQUEST_KEY, request.key())
                .set(ANSWERED_REQUESTS.FINGERPRINT, request.fingerprint())
                .set(ANSWERED_REQUESTS.ANSWER, request.answer())
                .set(ANSWERED_REQUESTS.KEY_ID, request.keyId().getOrNull())
                .set(ANSWERED_REQUESTS.ANSWERED_AT, request.at()));
  }

  @Override
  public int removeUntil(Instant last, int limit) {
    Seq<String> keys =
        session
            .writing()
            .list(
                RequestSql.UNTIL,
                binds ->
                    binds.set(ANSWERED_REQUESTS.ANSWERED_AT, last).set(RequestSql.LIMIT, limit),
                row -> row.get(ANSWERED_REQUESTS.REQUEST_KEY));
    if (keys.nonEmpty()) {
      session.run(RequestSql.DELETE, binds -> binds.set(RequestSql.KEYS, keys));
    }
    return keys.size();
  }
}
