package dev.stoa.adapter.http.dashboard;

import dev.stoa.actions.Caller;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.adapter.http.access.RequestScope;
import dev.stoa.application.Workspace;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonValue;
import io.javalin.http.Context;
import io.vavr.control.Option;

/**
 * What the dashboard requests, and who may see it.
 *
 * @param name of the workspace; none if the server has one only
 */
record DashboardRequest(
    Context context, Catalogue catalogue, Workspace workspace, Caller caller, Option<String> name) {

  static DashboardRequest of(Context context, Catalogue catalogue) {
    return new DashboardRequest(
        context,
        catalogue,
        RequestScope.workspace(context.req()),
        RequestScope.caller(context.req()),
        RequestScope.workspaceName(context.req()));
  }

  Option<String> query(String parameter) {
    return Option.of(context.queryParam(parameter)).filter(text -> !text.isBlank());
  }

  /** What an action answers to the caller; null if it refuses. */
  JsonValue ask(String action, JsonObject.Builder input) {
    return PartialAnswer.of(catalogue, action).answerOrNull(workspace, caller, input.build());
  }

  /** As above; null also if the caller may not run the action. */
  JsonValue askIfAllowed(String action, JsonObject.Builder input) {
    return catalogue.find(action).exists(caller::may) ? ask(action, input) : new JsonNull();
  }
}
