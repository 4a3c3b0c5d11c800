package dev.stoa.adapter.http;

import static dev.stoa.adapter.http.OpenApi.ordered;

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

  /** The paths that need no token. */
  static Map<String, Object> paths() {
    return ordered(
        "/health",
        status("health", "Whether the server runs.", "up"),
        "/ready",
        status("ready", "Whether the server can use its store.", "ready"));
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
            ordered(
                "200",
                ordered(
                    "description",
                    "Yes.",
                    "content",
                    ordered(Route.JSON, ordered("schema", schema))),
                "4XX",
                ordered("$ref", "#/components/responses/Problem"),
                "5XX",
                ordered("$ref", "#/components/responses/Problem"))));
  }
}
