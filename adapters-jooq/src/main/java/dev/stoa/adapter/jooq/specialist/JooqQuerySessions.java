package dev.stoa.adapter.jooq.specialist;

import static dev.stoa.schema.generated.tables.QuerySessions.QUERY_SESSIONS;

import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.specialist.QuerySession;
import dev.stoa.domain.specialist.QuerySessionId;
import dev.stoa.domain.specialist.QuerySessions;
import dev.stoa.domain.specialist.Route;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Sessions of queries in the table {@code query_sessions}. */
public final class JooqQuerySessions implements QuerySessions {

  private final JooqSession session;

  public JooqQuerySessions(JooqSession session) {
    this.session = session;
  }

  @Override
  public QuerySession keep(QuerySession opened) {
    session.change(
        QuerySessionSql.INSERT,
        binds -> {
          binds.set(QUERY_SESSIONS.CREATED_AT, opened.createdAt());
          bindChanging(binds, opened);
        });
    return session
        .one(QuerySessionSql.LOCK, ofId(opened.id()), JooqQuerySessions::querySession)
        .get();
  }

  @Override
  public void save(QuerySession changed) {
    session.run(QuerySessionSql.CHANGE, binds -> bindChanging(binds, changed));
  }

  private static void bindChanging(Binds binds, QuerySession changed) throws SQLException {
    binds
        .set(QUERY_SESSIONS.ID, changed.id().value())
        .set(QUERY_SESSIONS.UPDATED_AT, changed.updatedAt())
        .set(QUERY_SESSIONS.DOMAIN, changed.dominant().map(Discipline::value).getOrNull())
        .set(QUERY_SESSIONS.QUERY_COUNT, changed.queries())
        .set(QUERY_SESSIONS.METADATA, SessionMetadata.of(changed));
  }

  @Override
  public Option<QuerySession> find(QuerySessionId id) {
    return session.one(QuerySessionSql.FIND, ofId(id), JooqQuerySessions::querySession);
  }

  @Override
  public Seq<QuerySession> page(Option<TimePosition<QuerySessionId>> after, int limit) {
    return session.list(
        after.isEmpty() ? QuerySessionSql.PAGE : QuerySessionSql.PAGE_AFTER,
        binds -> {
          binds.set(QuerySessionSql.LIMIT, limit);
          for (TimePosition<QuerySessionId> last : after) {
            QuerySessionSql.NEWEST_FIRST.bind(binds, last);
          }
        },
        JooqQuerySessions::querySession);
  }

  private static Binder ofId(QuerySessionId id) {
    return binds -> binds.set(QUERY_SESSIONS.ID, id.value());
  }

  private static QuerySession querySession(Row row) throws SQLException {
    SessionMetadata metadata = new SessionMetadata(row.get(QUERY_SESSIONS.METADATA));
    return new QuerySession(
        new QuerySessionId(row.get(QUERY_SESSIONS.ID)),
        row.get(QUERY_SESSIONS.CREATED_AT),
        row.get(QUERY_SESSIONS.UPDATED_AT),
        Option.of(row.get(QUERY_SESSIONS.DOMAIN)).map(Discipline::new),
        row.get(QUERY_SESSIONS.QUERY_COUNT),
        metadata.fields(Discipline::new),
        metadata.routes(Route::labelled),
        metadata.token(),
        metadata.traces());
  }
}
