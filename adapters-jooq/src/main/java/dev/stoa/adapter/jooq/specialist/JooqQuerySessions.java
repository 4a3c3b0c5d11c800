package dev.stoa.adapter.jooq.specialist;

import static dev.stoa.schema.generated.tables.QuerySessions.QUERY_SESSIONS;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.rows.StoredById;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.specialist.QueryRoute;
import dev.stoa.domain.specialist.QuerySession;
import dev.stoa.domain.specialist.QuerySessionBuilder;
import dev.stoa.domain.specialist.QuerySessionId;
import dev.stoa.domain.specialist.QuerySessions;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Sessions of queries in the table {@code query_sessions}. */
public final class JooqQuerySessions extends StoredById<QuerySessionId, QuerySession>
    implements QuerySessions {

  static final Rows<QuerySession> STORED =
      Rows.of(QUERY_SESSIONS, JooqQuerySessions::querySession)
          .key(QUERY_SESSIONS.ID, opened -> opened.id().value())
          .set(QUERY_SESSIONS.CREATED_AT, QuerySession::createdAt)
          .changing()
          .set(QUERY_SESSIONS.UPDATED_AT, QuerySession::updatedAt)
          .maybe(QUERY_SESSIONS.DOMAIN, opened -> opened.dominant().map(Discipline::value))
          .set(QUERY_SESSIONS.QUERY_COUNT, QuerySession::queries)
          .set(QUERY_SESSIONS.METADATA, SessionMetadata::of);

  static final Lookup<String, QuerySession> BY_ID = STORED.by(QUERY_SESSIONS.ID);
  static final Pages<TimePosition<QuerySessionId>, QuerySession> NEWEST =
      STORED.pages(Order.newestFirst(QUERY_SESSIONS.CREATED_AT, QUERY_SESSIONS.ID));

  public JooqQuerySessions(JooqSession session) {
    super(session, STORED, BY_ID);
  }

  @Override
  public QuerySession keep(QuerySession opened) {
    // One that another writer stored meanwhile is left alone.
    STORED.addNew(session, Vector.of(opened));
    return BY_ID.lock(session, opened.id().value()).get();
  }

  @Override
  public Seq<QuerySession> page(Option<TimePosition<QuerySessionId>> after, int limit) {
    return NEWEST.page(session, Filters.NONE, after, limit);
  }

  private static QuerySession querySession(Row row) throws SQLException {
    SessionMetadata metadata = new SessionMetadata(row.get(QUERY_SESSIONS.METADATA));
    return QuerySessionBuilder.builder()
        .id(new QuerySessionId(row.get(QUERY_SESSIONS.ID)))
        .createdAt(row.get(QUERY_SESSIONS.CREATED_AT))
        .updatedAt(row.get(QUERY_SESSIONS.UPDATED_AT))
        .dominant(Option.of(row.get(QUERY_SESSIONS.DOMAIN)).map(Discipline::new))
        .queries(row.get(QUERY_SESSIONS.QUERY_COUNT))
        .fields(metadata.fields(Discipline::new))
        .routes(metadata.routes(QueryRoute::labelled))
        .tokenId(metadata.token())
        .traceIds(metadata.traces())
        .build();
  }
}
