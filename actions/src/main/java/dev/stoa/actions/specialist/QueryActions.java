package dev.stoa.actions.specialist;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Listing;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.specialist.QuerySession;
import dev.stoa.domain.specialist.QuerySessionId;
import dev.stoa.domain.specialist.Route;
import dev.stoa.domain.specialist.SessionQuery;
import dev.stoa.domain.specialist.SpecialistRefused;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/** What callers may ask of sessions of queries. */
final class QueryActions {

  static final String SESSION = "The session.";

  private QueryActions() {}

  /** The actions that begin with {@code query}. */
  static ActionGroup group() {
    return ActionGroup.of(
        "query", "Sessions of queries: count, field, routes.", QueryActions::actions);
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(record(), show(), list());
  }

  record RecordQuery(
      @Param(value = "The session; without one, a new one.", label = "id")
          Option<QuerySessionId> session,
      @Param("The field it was about.") Option<Discipline> domain,
      @Param("How it was answered.") Option<Route> route,
      @Param(value = "Who sent the query.", label = "id") Option<String> tokenId,
      @Param(value = "Where it can be traced.", label = "id") Option<String> traceId) {

    private SessionQuery query() {
      return new SessionQuery(domain, route, tokenId, traceId);
    }
  }

  record ShownQuerySession(
      QuerySessionId sessionId,
      long queries,
      @Param("The field that most queries were about.") Option<Discipline> domain,
      Map<Discipline, Long> domains,
      Map<Route, Long> routes,
      Option<String> tokenId,
      @Param("Of its last hundred queries.") Seq<String> traceIds,
      Instant createdAt,
      Instant updatedAt) {

    private static ShownQuerySession of(QuerySession session) {
      return new ShownQuerySession(
          session.id(),
          session.queries(),
          session.dominant(),
          session.fields(),
          session.routes(),
          session.tokenId(),
          session.traceIds(),
          session.createdAt(),
          session.updatedAt());
    }
  }

  private static Action<?, ?> record() {
    return Action.ofWorkspace()
        .write("query.record", "Counts a query in a session.")
        .example("{}")
        .example("{'session':'s1','domain':'law','route':'single','token_id':'t1','trace_id':'x1'}")
        .creates()
        .takes(RecordQuery.class)
        .gives(
            ShownQuerySession.class,
            (workspace, input) ->
                Either.right(
                    ShownQuerySession.of(
                        input
                            .session()
                            .map(id -> workspace.queries().record(id, input.query()))
                            .getOrElse(() -> workspace.queries().record(input.query())))));
  }

  record NamedSession(@Param(value = SESSION, position = 0) QuerySessionId session) {}

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("query.show", "Shows a session of queries.")
        .example("{'session':'s1'}")
        .takes(NamedSession.class)
        .gives(
            ShownQuerySession.class,
            (workspace, input) ->
                workspace
                    .queries()
                    .find(input.session())
                    .toEither(() -> new SpecialistRefused.UnknownSession(input.session()))
                    .map(ShownQuerySession::of));
  }

  record ListSessions(@Paged Paging page) {}

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("query.list", "Lists sessions of queries, newest first.")
        .example("{'limit':10}")
        .listing("sessions")
        .columns("created_at", "queries", "domain", "updated_at", "session_id")
        .takes(ListSessions.class)
        .answersPage(
            ShownQuerySession.class,
            (workspace, input) ->
                Listing.of(
                    workspace
                        .queries()
                        .list(
                            input.page().byTime(QuerySessionId.class).after(),
                            input.page().limit()),
                    ShownQuerySession::of));
  }
}
