package dev.stoa.adapter.http.openapi;

import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Edge;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.actions.shape.Schemas;
import dev.stoa.adapter.http.routes.Route;
import dev.stoa.adapter.http.routes.Routes;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The OpenAPI 3.1 document of a catalogue. */
public final class OpenApi {

  private static final String VERSION = "v1";

  private final Schemas schemas = new Schemas("#/components/schemas/");
  private final Catalogue catalogue;

  private OpenApi(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /** The document as JSON over several lines. */
  public static String of(Catalogue catalogue) {
    return PrettyJson.text(new OpenApi(catalogue).document());
  }

  /** A document whose servers are below a path; as it is if that is empty. */
  public static String at(String root, String document) {
    String below = root.replace("\\", "\\\\").replace("\"", "\\\"");
    return root.isEmpty()
        ? document
        : document.replace("\"url\": \"/", "\"url\": \"" + below + "/");
  }

  private Map<String, Object> document() {
    Map<String, Object> paths = paths();
    return ordered(
        "openapi",
        "3.1.0",
        "info",
        ordered(
            "title",
            "Stoa",
            "version",
            VERSION,
            "summary",
            "The memory, debate and trust store for multi-agent systems.",
            "description",
            "Every answer is canonical JSON. What is not done is a problem (RFC 9457) with a stable"
                + " code and, where there are some, facts.",
            "license",
            ordered("name", "Apache-2.0", "identifier", "Apache-2.0")),
        "servers",
        List.of(
            ordered("url", "/", "description", "A server with one workspace."),
            ordered(
                "url",
                "/w/{workspace}",
                "description",
                "A server with several workspaces.",
                "variables",
                ordered(
                    "workspace",
                    ordered("default", "main", "description", "The name of the workspace.")))),
        "security",
        List.of(ordered("bearer", List.of())),
        "tags",
        tags(),
        "paths",
        paths,
        "components",
        components());
  }

  private List<Object> tags() {
    List<Object> tags = new ArrayList<>();
    for (ActionGroup group : catalogue.groups()) {
      if (group.actions().exists(action -> action.edges().contains(Edge.HTTP))) {
        tags.add(ordered("name", group.name(), "description", group.summary()));
      }
    }
    tags.add(ordered("name", "server", "description", "The server itself."));
    return tags;
  }

  private Map<String, Object> paths() {
    Map<String, Object> paths = new LinkedHashMap<>();
    Map<String, Map<String, Object>> byPath = new LinkedHashMap<>();
    for (ActionGroup group : catalogue.groups()) {
      Seq<Route> routes = Routes.of(new Catalogue(io.vavr.collection.List.of(group)));
      for (Route route : routes) {
        byPath
            .computeIfAbsent(route.path(), path -> new LinkedHashMap<>())
            .put(
                route.method().toLowerCase(Locale.ROOT),
                new OpenApiOperation(route, group.name(), schemas).description());
      }
    }
    paths.putAll(byPath);
    paths.putAll(OpenApiExtras.paths());
    return paths;
  }

  private Map<String, Object> components() {
    Map<String, Object> named = new LinkedHashMap<>();
    named.put("Problem", OpenApiExtras.problem());
    named.putAll(schemas.definitions());
    return ordered(
        "securitySchemes",
        ordered(
            "bearer",
            ordered(
                "type",
                "http",
                "scheme",
                "bearer",
                "description",
                "A token of `stoa token create`. A server without tokens needs none.")),
        "parameters",
        ordered("IdempotencyKey", OpenApiExtras.idempotencyKey()),
        "responses",
        ordered("Problem", OpenApiExtras.problemResponse()),
        "schemas",
        named);
  }

  /** A map of names and values, in this order. */
  static Map<String, Object> ordered(Object... pairs) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      map.put((String) pairs[i], pairs[i + 1]);
    }
    return map;
  }
}
