package dev.stoa.adapter.http;

import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.adapter.http.dashboard.DashboardLogin;
import dev.stoa.adapter.http.dashboard.DashboardPage;
import dev.stoa.adapter.http.exchange.HttpFailure;
import dev.stoa.adapter.http.exchange.RequestPath;
import dev.stoa.adapter.http.exchange.RequestRoot;
import dev.stoa.adapter.http.exchange.Responses;
import dev.stoa.adapter.http.openapi.DocumentationPage;
import dev.stoa.adapter.http.openapi.OpenApi;
import dev.stoa.adapter.http.routes.Route;
import dev.stoa.adapter.http.workspace.Workspaces;
import dev.stoa.domain.json.CanonicalJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.vavr.Lazy;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;

/** The paths of the server itself. */
final class ServerRoutes {

  private static final Set<String> OPEN =
      Set.of("/", "/health", "/ready", "/openapi.json", "/docs", "/docs/page.js", "/docs/page.css");

  private static final String METRICS = "/metrics";

  private ServerRoutes() {}

  /** Whether a path is about no workspace, but needs access. */
  static boolean isAboutServer(RequestPath path) {
    return path.rest().equals(METRICS);
  }

  /** Whether a path is the same for every caller. */
  static boolean isOpen(RequestPath path) {
    return DashboardPage.isAt(path) || (path.workspace().isEmpty() && OPEN.contains(path.rest()));
  }

  /** The document, the pages about it and the dashboard. */
  static void addPages(RoutesConfig routes, Catalogue catalogue) {
    // Writing it takes as long as the rest of the start.
    Lazy<String> document = Lazy.of(() -> OpenApi.of(catalogue));
    routes.get(
        "/openapi.json",
        context ->
            Responses.send(
                context.res(),
                200,
                Route.JSON,
                OpenApi.at(RequestRoot.of(context.req()), document.get())
                    .getBytes(StandardCharsets.UTF_8)));
    DocumentationPage.addTo(routes);
    new DashboardPage().addTo(routes);
  }

  static void addTo(RoutesConfig routes, HttpServerBuilder parts) {
    routes.get("/health", context -> status(context, "up"));
    routes.get("/ready", context -> ready(context, parts.workspaces()));
    routes.get(METRICS, context -> metrics(context, parts.metrics()));
    new DashboardLogin(parts.access()).addTo(routes);
    routes.get("/", context -> context.redirect(DashboardPage.PATH + "/"));
  }

  private static void metrics(Context context, ServerMetrics metrics) {
    Responses.send(
        context.res(),
        200,
        ServerMetrics.MEDIA_TYPE,
        metrics.text().getBytes(StandardCharsets.UTF_8));
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
