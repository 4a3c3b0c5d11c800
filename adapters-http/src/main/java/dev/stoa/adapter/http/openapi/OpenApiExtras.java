package dev.stoa.adapter.http.openapi;

import static dev.stoa.adapter.http.openapi.OpenApi.ordered;

import dev.stoa.adapter.http.events.EventRoutes;
import dev.stoa.adapter.http.exchange.HttpProblem;
import dev.stoa.adapter.http.routes.Route;
import java.util.List;
import java.util.Map;

/** What the document has besides actions: problems, and the paths of the server itself. */
final class OpenApiExtras {

  private OpenApiExtras() {}

  static Map<String, Object> problem() {
    return ordered(
        "type",
        "object",
        "description",
        "Why a request was not answered (RFC 9457).",
        "properties",
        ordered(
            "type",
            ordered("type", "string", "format", "uri-reference"),
            "title",
            ordered("type", "string"),
            "status",
            ordered("type", "integer"),
            "detail",
            ordered("type", "string", "description", "What is wrong and what to do."),
            "code",
            ordered("type", "string", "description", "Stable, for programs."),
            "facts",
            ordered("type", "object", "description", "What it is about, by name.")),
        "required",
        List.of("type", "title", "status", "detail", "code"));
  }

  static Map<String, Object> problemResponse() {
    return ordered(
        "description",
        "It was not done: the problem says why.",
        "content",
        ordered(
            HttpProblem.MEDIA_TYPE,
            ordered("schema", ordered("$ref", "#/components/schemas/Problem"))));
  }

  /** The paths that are no actions. */
  static Map<String, Object> paths() {
    return ordered(
        EventRoutes.WORKSPACE,
        pulses(),
        EventRoutes.CHANNEL,
        events("channel", "Follows the messages of a channel, as server-sent events."),
        EventRoutes.TASK,
        events("task", "Follows the state of a task to its end, as server-sent events."),
        "/metrics",
        ordered(
            "get",
            ordered(
                "operationId",
                "metrics",
                "tags",
                List.of("server"),
                "summary",
                "Metrics for Prometheus.",
                "responses",
                responses("text/plain", ordered("type", "string")))),
        "/health",
        status("health", "Whether the server runs.", "up"),
        "/ready",
        status("ready", "Whether the server can use its store.", "ready"));
  }

  /** The header of a write that may be sent again. */
  static Map<String, Object> idempotencyKey() {
    return ordered(
        "name",
        "Idempotency-Key",
        "in",
        "header",
        "required",
        false,
        "description",
        "A request that is sent again with the same key is done once.",
        "schema",
        ordered("type", "string", "minLength", 1, "maxLength", 255));
  }

  private static Map<String, Object> pulses() {
    Map<String, Object> text = ordered("type", "string");
    return ordered(
        "get",
        ordered(
            "operationId",
            "workspace_events",
            "tags",
            List.of("server"),
            "summary",
            "Follows changes in the workspace, as server-sent events.",
            "parameters",
            List.of(lastEvent(text)),
            "responses",
            responses("text/event-stream", text)));
  }

  private static Map<String, Object> lastEvent(Map<String, Object> text) {
    return ordered(
        "name",
        "Last-Event-ID",
        "in",
        "header",
        "required",
        false,
        "description",
        "The id of the last event that the client got.",
        "schema",
        text);
  }

  private static Map<String, Object> events(String member, String summary) {
    Map<String, Object> text = ordered("type", "string");
    return ordered(
        "get",
        ordered(
            "operationId",
            member + "_events",
            "tags",
            List.of(member),
            "summary",
            summary,
            "parameters",
            List.of(
                ordered(
                    "name",
                    member,
                    "in",
                    "path",
                    "required",
                    true,
                    "description",
                    "Its name or id.",
                    "schema",
                    text),
                lastEvent(text)),
            "responses",
            responses("text/event-stream", text)));
  }

  private static Map<String, Object> responses(String mediaType, Map<String, Object> schema) {
    return ordered(
        "200",
        ordered("description", "Yes.", "content", ordered(mediaType, ordered("schema", schema))),
        "4XX",
        ordered("$ref", "#/components/responses/Problem"),
        "5XX",
        ordered("$ref", "#/components/responses/Problem"));
  }

  private static Map<String, Object> status(String name, String summary, String word) {
    Map<String, Object> schema =
        ordered(
            "type",
            "object",
            "properties",
            ordered("status", ordered("type", "string", "const", word)),
            "required",
            List.of("status"));
    return ordered(
        "get",
        ordered(
            "operationId",
            name,
            "tags",
            List.of("server"),
            "summary",
            summary,
            "security",
            List.of(),
            "responses",
            responses(Route.JSON, schema)));
  }
}
