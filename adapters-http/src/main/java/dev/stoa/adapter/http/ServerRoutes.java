package dev.stoa.adapter.http;

import dev.stoa.actions.Catalogue;
import dev.stoa.domain.json.CanonicalJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;

/** The paths of the server itself, which need no token. */
final class ServerRoutes {

  private static final Set<String> OPEN =
      Set.of("/health", "/ready", "/openapi.json", "/docs", "/docs/page.js", "/docs/page.css");

  private ServerRoutes() {}

  /** Whether a path is the same for everybody. */
  static boolean isOpen(RequestPath path) {
    return path.workspace().isEmpty() && OPEN.contains(path.rest());
  }

  static void addTo(RoutesConfig routes, Catalogue catalogue, Workspaces workspaces) {
    byte[] document = OpenApi.of(catalogue).getBytes(StandardCharsets.UTF_8);
    routes.get(
        "/openapi.json", context -> Responses.send(context.res(), 200, Route.JSON, document));
    routes.get("/health", context -> status(context, "up"));
    routes.get("/ready", context -> ready(context, workspaces));
    DocumentationPage.addTo(routes);
  }

  private static void ready(Context context, Workspaces workspaces) {
    if (!workspaces.isReady()) {
      throw new HttpFailure(503, "store.failed", "the store does not answer: try again later");
    }
    status(context, "ready");
  }

  private static void status(Context context, String word) {
    byte[] body = CanonicalJson.of(Map.of("status", word)).text().getBytes(StandardCharsets.UTF_8);
    Responses.send(context.res(), 200, Route.JSON, body);
  }
}
