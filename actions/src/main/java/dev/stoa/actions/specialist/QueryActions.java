package dev.stoa.actions.specialist;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.specialist.QuerySessionId;
import dev.stoa.domain.specialist.SessionQuery;
import dev.stoa.domain.specialist.SpecialistRefused;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

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
      SessionQuery query) {

    static final Input<RecordQuery> INPUT =
        Input.of(RecordQuery.class)
            .flatten(
                "query",
                Input.of(SessionQuery.class)
                    .rename("field", "domain")
                    .param("domain", "The field it was about.")
                    .param("route", "How it was answered.")
                    .param("token_id", "Who sent the query.", about -> about.label("id"))
                    .param("trace_id", "Where it can be traced.", about -> about.label("id")));
  }

  private static Action<?, ?> record() {
    return Action.ofWorkspace()
        .write("query.record", "Counts a query in a session; audited.")
        .example("{}")
        .example("{'session':'s1','domain':'law','route':'single','token_id':'t1','trace_id':'x1'}")
        .creates()
        .takes(RecordQuery.INPUT)
        .answers(
            SpecialistViews.SESSION,
            (workspace, input) ->
                input
                    .session()
                    .map(id -> workspace.queries().record(id, input.query()))
                    .getOrElse(() -> workspace.queries().record(input.query())));
  }

  record NamedSession(@Param(value = SESSION, position = 0) QuerySessionId session) {}

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("query.show", "Shows a session of queries.")
        .example("{'session':'s1'}")
        .takes(NamedSession.class)
        .gives(
            SpecialistViews.SESSION,
            (workspace, input) ->
                workspace
                    .queries()
                    .find(input.session())
                    .toEither(() -> new SpecialistRefused.UnknownSession(input.session())));
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
            SpecialistViews.SESSION,
            (workspace, input) ->
                workspace.queries().list(input.page().byTime(QuerySessionId.class)));
  }
}
