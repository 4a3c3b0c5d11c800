package dev.stoa.adapter.http;

import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.adapter.http.access.DashboardWrites;
import dev.stoa.adapter.http.dashboard.DashboardApi;
import dev.stoa.adapter.http.dashboard.DashboardFigures;
import dev.stoa.adapter.http.events.EventPoller;
import dev.stoa.adapter.http.events.EventRoutes;
import dev.stoa.adapter.http.exchange.BodyLimits;
import dev.stoa.adapter.http.exchange.Responses;
import dev.stoa.adapter.http.routes.Route;
import dev.stoa.adapter.http.routes.Routes;
import dev.stoa.adapter.http.workspace.Workspaces;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import io.vavr.collection.Seq;
import java.time.InstantSource;

/** What answers requests, in a server of its own or in one of others. */
final class Edge implements AutoCloseable {

  /**
   * What it is made of.
   *
   * @param login whether persons log in at the dashboard itself
   */
  record Parts(
      Workspaces workspaces,
      Catalogue catalogue,
      HttpSettings settings,
      InstantSource clock,
      ServerMetrics metrics,
      DashboardWrites writes,
      boolean login) {}

  private final Parts parts;
  private final EventPoller events = new EventPoller();
  private final DashboardFigures figures;

  Edge(Parts parts) {
    this.parts = parts;
    this.figures = new DashboardFigures(parts.catalogue(), parts.workspaces(), parts.clock());
  }

  void configure(JavalinConfig config) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.http.prefer405over404 = true;
    config.http.compressionStrategy = CompressionStrategy.NONE;
    config.router.ignoreTrailingSlashes = false;
    ServerRoutes.addPages(config.routes, parts.catalogue());
    new EventRoutes(parts.catalogue(), events, figures::channels).addTo(config.routes);
    new DashboardApi(parts.catalogue(), parts.login(), parts.writes(), figures)
        .addTo(config.routes);
    parts.metrics().gauge("stoa.http.events", "Clients that follow events.", events::size);
    addActions(config);
    config.routes.exception(
        HttpResponseException.class,
        (e, context) -> Responses.send(context.res(), UnmatchedRequest.problem(e, context)));
    config.routes.exception(
        RuntimeException.class, (e, context) -> Responses.send(context.res(), e));
    config.router.javaLangErrorHandler(Responses::send);
  }

  private void addActions(JavalinConfig config) {
    Seq<Route> routes = Routes.of(parts.catalogue());
    BodyLimits limits = parts.settings().bodyLimits();
    RunningRequests running = new RunningRequests();
    WaitLimit waits = new WaitLimit(parts.settings().running());
    // Javalin takes the first that matches.
    for (Route route : routes.sortBy(one -> one.path().contains("{"))) {
      Handler handler = ActionHandler.of(route, limits, running, parts.writes());
      config.routes.addHttpHandler(
          HandlerType.findOrCreate(route.method()),
          route.path(),
          route.waits() ? waits.around(handler) : handler);
    }
  }

  /** Ends the streams of events, and what works out figures. */
  @Override
  public void close() {
    events.close();
    figures.close();
  }
}
